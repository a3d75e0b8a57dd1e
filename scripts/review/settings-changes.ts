import { isDeepStrictEqual } from 'node:util'
import type { Version } from './version.ts'

/** Something in the JSON files that differs; before is null for what is new, after for what is gone. */
export type SettingChange = {
  readonly kind: 'figure' | 'contact' | 'address' | 'stored' | 'look' | 'other'
  readonly file: string
  /** What it is, in words. */
  readonly what: string
  readonly before: string | null
  readonly after: string | null
  /** The name under which texts use it, such as figures.class_join. */
  readonly value?: string
  /** The link key that it says something of. */
  readonly key?: string
}

/** What differs in site.json and its logo, figures.json and links.json. */
export function findSettingsChanges(base: Version, head: Version): SettingChange[] {
  const differencesIn = (read: (version: Version) => Setting[]) =>
    differences(read(base), read(head))
  return [
    ...differencesIn(siteSettings),
    ...logoPicture(base, head),
    ...differencesIn(figureSettings),
    ...differencesIn(linkSettings),
  ]
}

type Setting = Omit<SettingChange, 'before' | 'after'> & { readonly text: string }

function differences(base: readonly Setting[], head: readonly Setting[]): SettingChange[] {
  const names = new Set([...base, ...head].map(({ what }) => what))
  return [...names].flatMap((what) => {
    const before = base.find((setting) => setting.what === what)
    const after = head.find((setting) => setting.what === what)
    const known = after ?? before
    if (!known || before?.text === after?.text) return []
    const { text: _text, ...setting } = known
    return [{ ...setting, before: before?.text ?? null, after: after?.text ?? null }]
  })
}

function siteSettings({ content: { settings } }: Version): Setting[] {
  return flat(settings.site?.fields.data).map(([path, text]) => ({
    kind: SITE_KINDS[path] ?? 'other',
    file: 'content/site.json',
    what: SITE_WORDS[path] ?? path,
    text,
    value: `site.${path.replaceAll('.', '_')}`,
  }))
}

const SITE_WORDS: Readonly<Record<string, string>> = {
  name: 'The school’s name',
  tagline: 'The line below the school’s name',
  accent: 'The accent colour',
  logo: 'The logo',
  mentorLogin: 'The address of the mentor login',
  alternatePortal: 'The address of the alternate portal',
  timeZone: 'The time zone',
  'support.email': 'The support e-mail address',
  'support.phone': 'The support telephone number',
  'support.hours': 'The support hours',
  'chat.kind': 'The kind of chat',
  'chat.address': 'The address of the chat',
}

const SITE_KINDS: Readonly<Record<string, SettingChange['kind']>> = {
  name: 'look',
  tagline: 'look',
  accent: 'look',
  logo: 'look',
  mentorLogin: 'address',
  alternatePortal: 'address',
  'support.email': 'contact',
  'support.phone': 'contact',
  'support.hours': 'contact',
  'chat.address': 'address',
}

/** Another picture in the file of the same name, which site.json says nothing of. */
function logoPicture(base: Version, head: Version): SettingChange[] {
  const file = logoFile(head)
  const [was, is] = [base.files.get(file), head.files.get(file)]
  if (file !== logoFile(base) || !was || !is || isDeepStrictEqual(was, is)) return []
  const what = 'The picture of the logo'
  return [{ kind: 'look', file, what, before: 'the picture before', after: 'another picture' }]
}

function logoFile({ content: { settings } }: Version): string {
  return `content/${settings.site?.parts?.logo ?? ''}`
}

function figureSettings({ content: { values } }: Version): Setting[] {
  return [...values.printed]
    .filter(([name]) => name.startsWith('figures.'))
    .map(([value, text]) => ({
      kind: 'figure',
      file: 'content/figures.json',
      what: `The figure “${value.slice('figures.'.length).replaceAll('_', ' ')}”`,
      text,
      value,
    }))
}

function linkSettings({ content: { settings } }: Version): Setting[] {
  const { links = {}, values = {} } = settings.links?.parts ?? {}
  const file = 'content/links.json'
  return [
    ...Object.entries(links).map(([key, source]) => {
      const text = storedAs(source?.fields, source?.default)
      return { kind: 'stored' as const, file, what: `The link key ${key}`, text, key }
    }),
    ...Object.entries(values).map(([value, source]) => {
      const text = storedAs(source?.fields, source?.default)
      return { kind: 'stored' as const, file, what: `The student’s value ${value}`, text, value }
    }),
  ]
}

function storedAs(fields: readonly (string | undefined)[] = [], fallback?: string): string {
  const stored = `stored as ${fields.join(' or ')}`
  return fallback === undefined ? stored : `${stored}; when nothing is: ${fallback}`
}

/** The texts of nested fields, by their names joined with dots. */
function flat(data: unknown, path = ''): [path: string, text: string][] {
  if (typeof data !== 'object' || data === null) return path === '' ? [] : [[path, String(data)]]
  return Object.entries(data).flatMap(([name, inner]) =>
    flat(inner, path === '' ? name : `${path}.${name}`),
  )
}
