import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ENDS_ELEMENT } from '../../chat-page.ts'
import { compile, type Compiled } from '../../content/compile.ts'
import type { SoundContent } from '../../content/content.ts'
import { emitModules } from '../../content/emit/emit-modules.ts'
import type { ContentFiles } from '../../content/files/content-files.ts'
import { readContentFiles } from '../../content/files/read-files.ts'
import { filesWithErrors } from '../../content/problem.ts'
import { PROJECT } from '../../project.ts'

/** What a writer types into a card's file. */
type Typed = {
  readonly title?: string
  readonly description?: string
  readonly fact?: string
  readonly address?: string
  readonly note?: string
  /** A paragraph of the message. */
  readonly text?: string
}

/** Every place of a card into which a payload goes. What may swallow the rest comes last. */
const PLACES: Readonly<Record<string, (payload: string) => Typed>> = {
  title: (title) => ({ title }),
  description: (description) => ({ description }),
  fact: (fact) => ({ fact }),
  note: (note) => ({ note }),
  address: (address) => ({ address }),
  'words of a link': (words) => ({ text: `[${words}](https://example.org/x)` }),
  'target of a link': (target) => ({ text: `[x](<${target}>)` }),
  'title of a link': (title) => ({ text: `[x](https://example.org/x "${title}")` }),
  'words of a picture': (words) => ({ text: `![${words}](${PICTURE})` }),
  picture: (picture) => ({ text: `![x](<${picture}>)` }),
  bold: (words) => ({ text: `**${words}**` }),
  heading: (heading) => ({ text: `## ${heading}` }),
  table: (cell) => ({ text: `| a | b |\n| - | - |\n| ${cell} | x |` }),
  code: (code) => ({ text: `Type \`${code}\` here.` }),
  block: (code) => ({ text: `\`\`\`\n${code}\n\`\`\`` }),
  escaped: (text) => ({ text: text.replaceAll(/[<&]/g, '\\$&') }),
  entities: (text) => ({ text: text.replaceAll('<', '&lt;') }),
  automatic: (address) => ({ text: `<${address}>` }),
  text: (text) => ({ text }),
}

const PLACE_NAMES = Object.keys(PLACES)

/** The page that all the cards are on. */
const PAGE = 'attack'
const PICTURE = 'picture.svg'

type HostileCard = {
  readonly address: string
  /** What its title begins with. */
  readonly title: RegExp
}

export type HostileSchool = {
  /** What stands in for all that the build asks of it, beside its modules: the same school with nothing hostile. */
  readonly sound: Compiled
  readonly modules: ReadonlyMap<string, string>
  readonly cards: readonly HostileCard[]
  /** How many times a payload was in a place. */
  readonly tried: number
  /** How many of these the check refused. */
  readonly refused: number
}

/** Copies content/ into a folder, with what the hostile cards are to name. */
export async function layOut(folder: string): Promise<void> {
  await cp(path.join(PROJECT, 'content'), path.join(folder, 'content'), { recursive: true })
  await mkdir(path.join(folder, 'content', PAGE))
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n'
  await writeFile(path.join(folder, 'content', PAGE, PICTURE), picture)
}

/** A school whose writer puts each payload into each place, without what the check refuses. */
export function checkedSchool(folder: string, payloads: readonly string[]): HostileSchool {
  const base = readContentFiles(folder)
  const alone = new Map(
    payloads.flatMap((payload, index) =>
      PLACE_NAMES.map((place, at): [string, Tried] => [
        fileOf(`${index}-${at}`),
        { index, payload, place },
      ]),
    ),
  )
  const files = new Map(
    [...alone].map(([file, { payload, place, index }]) => [
      file,
      cardOf(`Alone ${index} ${place}`, [PLACES[place]?.(onOneLine(payload)) ?? {}]),
    ]),
  )
  const refused = filesWithErrors(compile(schoolOf(base, files)).problems)
  const passed = [...alone].flatMap(([file, tried]) => (refused.has(file) ? [] : tried))

  const together = cardsOf(payloads, passed)
  const compiled = compile(schoolOf(base, together))
  if (compiled.modules === null) {
    const error = compiled.problems.find(({ severity }) => severity === 'error')
    throw new Error(`What passes alone does not together: ${JSON.stringify(error)}`)
  }
  return {
    sound: compiled,
    modules: compiled.modules,
    cards: [...together.keys()].map(cardIn),
    tried: alone.size,
    refused: alone.size - passed.length,
  }
}

/**
 * The same as if nobody had checked it: every payload in every place, and in the texts of site.json those
 * that the build writes.
 */
export function uncheckedSchool(folder: string, payloads: readonly string[]): HostileSchool {
  const base = readContentFiles(folder)
  const sound = compile(base)
  const { site, links } = sound.content.settings
  if (!site?.whole || !links?.whole) throw new Error('content/ has mistakes')
  const all = payloads.flatMap((payload, index) =>
    PLACE_NAMES.map((place): Tried => ({ index, payload, place })),
  )
  const cards = cardsOf(payloads, all)
  const { content } = compile(schoolOf(base, cards))
  const texts = payloads
    .filter((payload) => !ENDS_ELEMENT.test(payload))
    .map(onOneLine)
    .join(' ')
  // A file that nobody can read, as one with a NUL byte, is no card even then.
  const isThere = (id: string) => Boolean(content.cards.get(id))
  const withCardsThere = (page: SoundContent['pages'][number]) => {
    return { ...page, cards: page.cards.filter(isThere) }
  }
  const hostile: SoundContent = {
    ...content,
    pages: content.pages.map(withCardsThere),
    site: {
      ...site.whole,
      name: texts,
      tagline: texts,
      support: { ...site.whole.support, hours: texts, phone: texts },
    },
    links: links.whole,
  }
  const there = [...cards.keys()].filter((file) =>
    isThere(file.replaceAll(/^content\/|\.md$/g, '')),
  )
  return {
    sound,
    modules: new Map(
      [...emitModules(hostile)].map(([module, source]) => [module, withoutFiles(source)]),
    ),
    cards: there.map(cardIn),
    tried: all.length,
    refused: (cards.size - there.length) * PLACE_NAMES.length,
  }
}

/** Pictures that are not there would keep the school from being built. */
function withoutFiles(source: string): string {
  return source.replaceAll(
    /^import (picture\$.*) from (.*)$/gm,
    (line, name: string, file: string) =>
      file.includes(`/${PAGE}/${PICTURE}'`) ? line : `const ${name} = ''`,
  )
}

type Tried = { readonly index: number; readonly payload: string; readonly place: string }

/** A card a payload, in all the places that are given. */
function cardsOf(payloads: readonly string[], tried: readonly Tried[]): Map<string, string> {
  const places = Map.groupBy(tried, ({ index }) => index)
  return new Map(
    [...places].map(([index, of]) => [
      fileOf(String(index)),
      cardOf(
        `Payload ${index}`,
        of.map(({ place }) => PLACES[place]?.(onOneLine(payloads[index] ?? '')) ?? {}),
      ),
    ]),
  )
}

function schoolOf(base: ContentFiles, cards: ReadonlyMap<string, string>): ContentFiles {
  const navigation = JSON.parse(String(base.get('content/navigation.json'))) as object[]
  return new Map([
    ...base,
    [`content/${PAGE}/page.md`, '---\ntitle: Attack\n---\n'],
    [
      'content/navigation.json',
      JSON.stringify([{ page: PAGE, label: 'Attack' }, ...navigation], null, 2),
    ],
    ...cards,
  ])
}

function cardOf(title: string, typed: readonly Typed[]): string {
  const { text: _text, ...top } = Object.assign({}, ...typed) as Typed
  const fact =
    top.fact === undefined
      ? []
      : ['facts:', `  - label: ${quote(top.fact)}`, `    value: ${quote(top.fact)}`]
  const texts = typed.flatMap(({ text }) => text ?? [])
  return [
    '---',
    `title: ${quote(top.title === undefined ? title : `${title} ${top.title}`)}`,
    `description: ${quote(top.description ?? 'What it is for.')}`,
    ...fact,
    'links:',
    `  - address: ${quote(top.address ?? 'https://example.org/a')}`,
    `    note: ${quote(top.note ?? 'The form')}`,
    '---',
    texts.length === 0 ? 'The message.' : texts.join('\n\n'),
    '',
  ].join('\n')
}

function fileOf(name: string): string {
  return `content/${PAGE}/card-${name}.md`
}

function cardIn(file: string): HostileCard {
  const name = file.replaceAll(/^.*\/|\.md$/g, '')
  const number = name.replace('card-', '')
  return { address: `/${PAGE}?card=${name}`, title: new RegExp(`^Payload ${number}(?: |$)`) }
}

function quote(text: string): string {
  return JSON.stringify(text)
}

/** A line end would only begin another field. */
function onOneLine(payload: string): string {
  return payload.replaceAll(/[\r\n]/g, ' ')
}
