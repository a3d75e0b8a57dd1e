import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { api, below, javascript } from './support.ts'

type Member = { readonly of: CompatStatement | undefined; readonly own: CompatStatement }

/** Global names: `structuredClone`, `AbortSignal`. */
export const GLOBALS = new Map<string, CompatStatement>()
/** Members of global names: `AbortSignal.any`. */
export const STATICS = new Map<string, CompatStatement>()
/** Methods, with the types that have them: `toSorted`. */
export const MEMBERS = new Map<string, Member[]>()

for (const [name, feature] of [...below(api), ...below(javascript.builtins)]) add(name, feature)
for (const [name, feature] of below(javascript.builtins?.['Intl'])) add(name, feature)

function add(owner: string, feature: Identifier): void {
  const of = feature.__compat
  if (of !== undefined) GLOBALS.set(owner, of)
  for (const [key, { __compat: own }] of below(feature)) {
    if (own === undefined) continue
    const name = key.replace(/_static$/, '')
    STATICS.set(`${owner}.${name}`, own)
    if (owner === 'Window') GLOBALS.set(name, own)
    if (key === name) MEMBERS.set(name, [...(MEMBERS.get(name) ?? []), { of, own }])
  }
}
