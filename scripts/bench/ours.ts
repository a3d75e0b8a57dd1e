import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npmScript } from '../npm-script.ts'
import { PROJECT } from '../project.ts'
import type { Tool } from './tool.ts'

/** This project's compiler, started as npm run content:build starts it. */
export const ours: Tool = {
  name: 'ours',
  files: {},
  build: (folder) => [...npmScript('content:build'), '--root', folder],
  watch: (folder) => [join(PROJECT, 'scripts/bench/watch-ours.ts'), folder],
  watching: 'watching',
  output: ({ page }) => `src/content/compiled/cards/${page}.tsx`,
  countCards: async (folder, cards) => {
    const modules = new Set(cards.map((card) => ours.output(card)))
    let count = 0
    for (const module of modules) {
      const source = await readFile(join(folder, module), 'utf8')
      count += source.match(/^export const [\w$]+: Card = /gm)?.length ?? 0
    }
    return count
  },
}
