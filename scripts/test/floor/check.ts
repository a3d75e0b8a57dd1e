import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../system/files.ts'
import { ALLOWED } from './allowed.ts'
import { usesOfScript } from './script.ts'
import { usesOfStyle } from './style.ts'
import type { Use } from './support.ts'

/**
 * What the scripts, stylesheets and pages of a built portal use and a browser of the floor does not know, one
 * sentence each. A permission that nothing needs any more is named, too.
 */
export function checkFloor(
  folder: string,
  allowed: Readonly<Record<string, string>> = ALLOWED,
): readonly string[] {
  const problems = new Set<string>()
  const unused = new Set(Object.keys(allowed))
  for (const name of filesBelow(folder, '.')) {
    for (const { feature, missing } of usesOf(name, join(folder, name))) {
      unused.delete(feature)
      if (Object.hasOwn(allowed, feature)) continue
      problems.add(`${name}: ${feature} is missing in ${missing.join(', ')}.`)
    }
  }
  for (const feature of unused)
    problems.add(`Nothing uses ${feature} any more: take it off the list.`)
  return [...problems]
}

/** What a page has inside: its one script, if not its data, and its styles. */
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
