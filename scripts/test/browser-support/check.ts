import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../system/files.ts'
import { ALLOWED } from './allowed.ts'
import { usesOfScript } from './script.ts'
import { usesOfStyle } from './style.ts'
import type { Use } from './support.ts'

/**
 * The features that a built portal uses and an old browser lacks, one sentence each. Also reports
 * permissions that are no longer needed.
 */
export function checkBrowserSupport(folder: string): readonly string[] {
  const problems = new Set<string>()
  const unused = new Set(Object.keys(ALLOWED))
  for (const name of filesBelow(folder, '.')) {
    for (const { feature, missing } of usesOf(name, join(folder, name))) {
      unused.delete(feature)
      if (Object.hasOwn(ALLOWED, feature)) continue
      problems.add(`${name}: ${feature} is missing in ${missing.join(', ')}.`)
    }
  }
  for (const feature of unused)
    problems.add(`Nothing uses ${feature} any more: take it off the list.`)
  return [...problems]
}

/** The inline script and styles of a page, without its data. */
const INSIDE = /<(script|style)>(.*?)<\/\1>/gs

function usesOf(name: string, file: string): readonly Use[] {
  if (name.endsWith('.html')) {
    const parts = [...readFileSync(file, 'utf8').matchAll(INSIDE)]
    return parts.flatMap(([, kind, text = '']) =>
      kind === 'script' ? usesOfScript(text) : usesOfStyle(text),
    )
  }
  if (name.endsWith('.js')) return usesOfScript(readFileSync(file, 'utf8'))
  if (name.endsWith('.css')) return usesOfStyle(readFileSync(file, 'utf8'))
  return []
}
