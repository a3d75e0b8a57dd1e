import path from 'node:path'
import { pathToFileURL } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { PROJECT } from './project.ts'

/** What `npm run` gives to Node for one of the project's scripts, with whole paths, so that it can run anywhere. */
export function npmScript(name: keyof typeof manifest.scripts): string[] {
  const words = manifest.scripts[name].split(' ').slice(1)
  return words.map((word, index) => {
    if (words[index - 1] === '--import') return pathToFileURL(path.join(PROJECT, word)).href
    return word.startsWith('scripts/') ? path.join(PROJECT, word) : word
  })
}
