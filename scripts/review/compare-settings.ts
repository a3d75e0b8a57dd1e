import { diffArrays } from 'diff'
import { anotherPicture, assessWords, exchangeOf, said, type Change, type Risk } from './risks.ts'
import type { Text } from './texts.ts'
import { isSameFile, type Version } from './version.ts'

/** A value of the JSON files that changed. */
export type SettingChange = Change & {
  readonly file: string
  /** The id of a text that shows it; null if none does. */
  readonly seenIn?: string | null
}

type Setting = Pick<SettingChange, 'file' | 'label' | 'risk'> & {
  /** The name that texts use, such as figures.class_join or a link key. */
  readonly name: string
  readonly text: string
}

/**
 * The differences of the JSON files and the logo, in one flat list.
 * @param likeAfter the version before, with the figures of the one after
 * @param usersOf the texts that use a setting
 */
export function compareSettings(
  before: Version,
  after: Version,
  likeAfter: Version,
  usersOf: (name: string) => Text[],
): SettingChange[] {
  const [was, is] = [settingsOf(before), settingsOf(after)]
  const names = new Set([...was, ...is].map(({ name }) => name))
  const changes = [...names].flatMap((name): SettingChange[] => {
    const [old, fresh] = [was, is].map((side) => side.find((setting) => setting.name === name))
    const setting = fresh ?? old
    if (setting === undefined || old?.text === fresh?.text) return []
    const { file, label, risk } = setting
    const change = { file, label, risk, before: old?.text ?? '', after: fresh?.text ?? '' }
    const users = usersOf(name)
    const places = [...new Set(users.map(({ title }) => title))]
    const seenIn = users.find(({ shownOn }) => shownOn.length > 0)?.id ?? null
    return [{ ...change, says: sentencesOf(change), places, seenIn }]
  })
  return [...changes, ...compareLogos(before, after), ...compareSidebars(likeAfter, after)]
}

function settingsOf({ compiled: { content } }: Version): Setting[] {
  const { site, figures, links } = content.settings
  const { printed } = content.values
  return [
    ...flat(site?.fields.data).map(([path, text]): Setting => {
      const [label = path, risk = 'look'] = SITE[path] ?? []
      return {
        file: 'content/site.json',
        name: `site.${path.replaceAll('.', '_')}`,
        label,
        risk,
        text,
      }
    }),
    ...Object.keys(figures?.parts ?? {}).map((figure): Setting => {
      const [name, label] = [`figures.${figure}`, `The figure “${figure.replaceAll('_', ' ')}”`]
      const text = printed.get(name) ?? ''
      return { file: 'content/figures.json', name, label, risk: 'figure', text }
    }),
    ...Object.entries({ ...links?.parts?.links, ...links?.parts?.values }).map(
      ([name, source]): Setting => {
        const stored = `stored as ${source?.fields?.join(' or ')}`
        const text = source?.default === undefined ? stored : `${stored}, else ${source.default}`
        const label = `Each student’s own ${name}`
        return { file: 'content/links.json', name, label, risk: 'address', text }
      },
    ),
  ]
}

/** The labels of the fields of site.json, and how grave a change is. */
const SITE: Readonly<Record<string, readonly [label: string, risk: Risk]>> = {
  name: ['The school’s name', 'words'],
  tagline: ['The line below the school’s name', 'words'],
  accent: ['The accent colour', 'look'],
  logo: ['The logo', 'look'],
  mentorLogin: ['The address of the mentor login', 'address'],
  alternatePortal: ['The address of the alternate portal', 'address'],
  timeZone: ['The time zone', 'figure'],
  'support.email': ['The support e-mail address', 'address'],
  'support.phone': ['The support telephone number', 'address'],
  'support.whatsapp': ['The WhatsApp number', 'address'],
  'support.hours': ['The support hours', 'figure'],
  'chat.kind': ['The kind of chat', 'look'],
  'chat.address': ['The address of the chat', 'address'],
}

function sentencesOf({ label, risk, before, after }: Omit<SettingChange, 'says'>): string[] {
  const changed = `${label} changed.`
  if (risk === 'address') return [changed, ...assessWords(before, after).says]
  return risk === 'figure' ? [`${changed} ${said(exchangeOf(before, after))}.`] : []
}

/** Another picture in the file of the same name. */
function compareLogos(before: Version, after: Version): SettingChange[] {
  const file = `content/${after.compiled.content.settings.site?.parts?.logo ?? ''}`
  if (!before.files.has(file) || isSameFile(before, after, file)) return []
  return [{ file, ...anotherPicture('The picture of the logo', file) }]
}

/** The entries that differ; one that moved with the entry above it. */
function compareSidebars(before: Version, after: Version): SettingChange[] {
  const [was, is] = [sidebarOf(before), sidebarOf(after)]
  const parts = diffArrays(linesOf(was), linesOf(is))
  const removedLines = parts.flatMap(({ removed, value }) => (removed ? value : []))
  const addedLines = parts.flatMap(({ added, value }) => (added ? value : []))
  if (removedLines.length + addedLines.length === 0) return []
  const listed = (lines: readonly string[], all: readonly string[]) =>
    lines
      .map((line) => {
        if (!removedLines.includes(line) || !addedLines.includes(line)) return line
        return `${line}, ${all[0] === line ? 'first' : `below ${all[all.indexOf(line) - 1]}`}`
      })
      .join('\n')
  const gone = was.filter(({ to, label }) => {
    return !is.some((entry) => entry.to === to || entry.label === label)
  })
  return [
    {
      file: 'content/navigation.json',
      label: 'The sidebar',
      isList: true,
      before: listed(removedLines, linesOf(was)),
      after: listed(addedLines, linesOf(is)),
      risk: gone.length > 0 ? 'gone' : 'words',
      says: gone.map(({ label }) => `The sidebar no longer shows “${label}”.`),
    },
  ]
}

function sidebarOf({ compiled: { content } }: Version) {
  return content.navigation.map((entry) => {
    const to = entry.kind === 'page' ? entry.page : entry.kind === 'outside' ? entry.address : ''
    const details = [
      entry.kind === 'outside' ? [`→ ${to}`] : [],
      entry.kind === 'page' ? entry.highlight.map((path) => `marked under ${path}`) : [],
      entry.kind !== 'logout' && entry.lineAfter ? ['a line below'] : [],
    ].flat()
    const line = details.length === 0 ? entry.label : `${entry.label} (${details.join(', ')})`
    return { to, label: entry.label, line }
  })
}

function linesOf(sidebar: ReturnType<typeof sidebarOf>): string[] {
  return sidebar.map(({ line }) => line)
}

/** The texts of nested fields by their names joined with dots; a list is one text. */
function flat(data: unknown, path = ''): [path: string, text: string][] {
  if (Array.isArray(data)) return [[path, data.join(', ')]]
  if (typeof data !== 'object' || data === null) return path === '' ? [] : [[path, String(data)]]
  return Object.entries(data).flatMap(([name, inner]) =>
    flat(inner, path === '' ? name : `${path}.${name}`),
  )
}
