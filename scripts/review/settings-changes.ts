import type { Texts } from './texts.ts'

/** Something in the JSON files that differs; before is null for what is new, after for what is gone. */
export type SettingChange = {
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

/** What differs in site.json and its logo, figures.json, links.json and navigation.json. */
export function findSettingsChanges(base: Texts, head: Texts): SettingChange[] {
  return [
    ...differences(siteSettings(base), siteSettings(head)),
    ...logoPicture(base, head),
    ...differences(figureSettings(base), figureSettings(head)),
    ...differences(linkSettings(base), linkSettings(head)),
    ...differences(sidebarSettings(base), sidebarSettings(head)),
    ...sidebarOrder(base, head),
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

function siteSettings({ settings, values }: Texts): Setting[] {
  return flat(settings.site?.fields.data).map(([path, text]) => {
    const value = `site.${path.replaceAll('.', '_')}`
    const setting = { file: 'content/site.json', what: SITE_WORDS[path] ?? path, text }
    return values.printed.has(value) ? Object.assign(setting, { value }) : setting
  })
}

/** Another picture in the file of the same name, which site.json says nothing of. */
function logoPicture({ logo: before }: Texts, { logo: after }: Texts): SettingChange[] {
  if (!before || before.file !== after?.file || before.picture === after.picture) return []
  const what = 'The picture of the logo'
  return [{ file: after.file, what, before: 'the picture before', after: 'another picture' }]
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

function figureSettings({ values }: Texts): Setting[] {
  return [...values.printed]
    .filter(([name]) => name.startsWith('figures.'))
    .map(([value, text]) => ({
      file: 'content/figures.json',
      what: `The figure ${value.slice('figures.'.length)}`,
      text,
      value,
    }))
}

function linkSettings({ settings }: Texts): Setting[] {
  const { links = {}, values = {} } = settings.links?.parts ?? {}
  const file = 'content/links.json'
  return [
    ...Object.entries(links).map(([key, source]) => ({
      file,
      what: `The link key ${key}`,
      text: storedSource(source),
      key,
    })),
    ...Object.entries(values).map(([value, source]) => ({
      file,
      what: `The student’s value ${value}`,
      text: storedSource(source),
      value,
    })),
  ]
}

type StoredSource =
  | {
      readonly fields?: readonly (string | undefined)[] | undefined
      readonly default?: string | undefined
    }
  | undefined

function storedSource(source: StoredSource): string {
  const fields = `stored as ${(source?.fields ?? []).join(' or ')}`
  return source?.default === undefined ? fields : `${fields}; when nothing is: ${source.default}`
}

function sidebarSettings({ settings }: Texts): Setting[] {
  return (settings.navigation?.parts ?? []).map((entry) => ({
    file: 'content/navigation.json',
    what: `The sidebar entry for ${entry?.page ?? entry?.action ?? 'nothing'}`,
    text: `“${entry?.label ?? ''}”${(entry?.highlight ?? []).map((path) => `, highlighted under ${path}`).join('')}`,
  }))
}

function sidebarOrder(base: Texts, head: Texts): SettingChange[] {
  const [was, is] = [sidebarPages(base), sidebarPages(head)]
  const before = was.filter((page) => is.includes(page)).join(', ')
  const after = is.filter((page) => was.includes(page)).join(', ')
  const what = 'The order of the sidebar'
  return before === after ? [] : [{ file: 'content/navigation.json', what, before, after }]
}

function sidebarPages({ settings }: Texts): string[] {
  return (settings.navigation?.parts ?? []).map((entry) => entry?.page ?? entry?.action ?? '')
}

/** The texts of nested fields, by their names joined with dots. */
function flat(data: unknown, path = ''): [path: string, text: string][] {
  if (typeof data !== 'object' || data === null) return path === '' ? [] : [[path, String(data)]]
  return Object.entries(data).flatMap(([name, inner]) =>
    flat(inner, path === '' ? name : `${path}.${name}`),
  )
}
