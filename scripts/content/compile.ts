import { splitText } from '../../src/content/values.ts'
import { checkClassDoors } from './check/check-class-doors.ts'
import { checkFolders } from './check/check-folders.ts'
import { checkLater } from './check/check-later.ts'
import { checkLinkNames } from './check/check-link-names.ts'
import { checkLinks } from './check/check-links.ts'
import { checkMails, checkSubjects } from './check/check-mails.ts'
import { checkOwnCard } from './check/check-own-card.ts'
import { checkNotice } from './check/time-figures.ts'
import { checkPictures } from './check/check-pictures.ts'
import { checkPageTitles } from './check/check-titles.ts'
import { checkReachable, checkUsed } from './check/check-use.ts'
import { explainTypedFigures } from './check/explain-typed-figures.ts'
import type { Content } from './content.ts'
import { emitModules } from './emit/emit-modules.ts'
import type { ContentFiles } from './files/content-files.ts'
import { meantName } from './files/file-name.ts'
import { sortFiles } from './files/sort-files.ts'
import { findPlaceholders, type Placeholder } from './placeholders.ts'
import { sortProblems, type Problem } from './problem.ts'
import { mailFile, MAIL_NAMES } from './mail/mail-kinds.ts'
import type { Uses } from './read/read-document.ts'
import type { ReadCard } from './read/read-card.ts'
import { readNavigation } from './read/read-navigation.ts'
import { idOf, readText, type ReadText, type TextReading } from './read/read-text.ts'
import { folderOf } from './read/read-page.ts'
import { resolveCards, type Cards } from './read/resolve-cards.ts'
import { checkSettings, settingsLinks } from './settings/check-settings.ts'
import { readSettings, type Settings } from './settings/read-settings.ts'
import { writeIn } from './write-in.ts'
import { spellOut } from './spell-out.ts'
import { vocabularyOf } from './vocabulary/vocabulary.ts'

export type Compiled = {
  /** Source of every module by its path below src/content/compiled; null when there are errors. */
  readonly modules: ReadonlyMap<string, string> | null
  readonly content: Content
  /** In order of their places, as are the placeholders; what is wrong with files that cannot be read comes first. */
  readonly problems: readonly Problem[]
  readonly placeholders: readonly Placeholder[]
  readonly counts: { readonly pages: number; readonly cards: number }
}

/**
 * Compiles the files of content (paths from the project's root to what they hold) to modules. Pure:
 * the same files give the same modules and problems.
 * @param read reads a text; a cache can stand in front of it
 */
export function compile(files: ContentFiles, read: ReadText = readText): Compiled {
  const sorted = sortFiles(files.keys())
  const { folders, mails: mailFiles, pictures, logos, problems: strays } = sorted
  const { settings, unread, problems: settingsProblems } = readSettings(files)
  const vocabulary = vocabularyOf(settings, pictures, unread)

  const paths = [...folders.values(), MAIL_NAMES.map(mailFile)].flat()
  const texts = paths
    .filter((file) => files.has(file))
    .map((file) => read(file, files.get(file) ?? '', vocabulary))
  const readings = texts.filter((text) => text.kind !== 'mail')
  const mails = texts.filter((text) => text.kind === 'mail')
  // What only has another name than it should have is there for those that name it.
  const misnamed = [...sorted.misnamed.keys()].filter((file) => file.endsWith('.md')).map(idOf)
  const slugs = [
    ...new Set([...folders.keys()].map(meantName)).union(new Set(misnamed.map(folderOf))),
  ]
  const cards: Cards = new Map([
    ...misnamed.flatMap((id): [string, null][] => (id.includes('/') ? [[id, null]] : [])),
    ...readings.flatMap((text): [string, ReadCard | null][] =>
      text.kind === 'card' ? [[text.id, text.found]] : [],
    ),
  ])
  const pages = readings.flatMap((text) => (text.kind === 'page' ? (text.found ?? []) : []))
  const titles = new Map(pages.map(({ slug, title }) => [slug, title]))
  const write = writeIn(files)
  const navigation = readNavigation(settings.navigation, slugs, vocabulary, titles)
  const resolved = resolveCards(pages, cards, write)

  const linkingTexts = [
    { page: null, links: settingsLinks(settings) },
    ...texts.map(({ kind, id, uses: { links } }) => ({
      page: kind === 'page' ? id : null,
      links,
    })),
  ]
  const links = checkLinks(linkingTexts, slugs, resolved.pages, write)
  // A file that cannot be read may lead to any page.
  const isWhole = readings.every((reading) => reading.isWhole)
  const allKnown =
    isWhole && unread.length === 0 && settings.navigation?.whole && settings.links?.whole
  const uses = usesOf(texts, settings)
  const isUnread = ({ file }: Problem) => unread.some((other) => other.file === file)
  const found = [
    ...strays,
    ...checkSettings(settings, logos, sorted.misnamed),
    ...explainTypedFigures(texts),
    ...checkMails(mailFiles, sorted.misnamed),
    ...checkSubjects(mails, files),
    ...checkFolders(folders, sorted.misnamed),
    ...checkPictures(files, [...pictures, ...logos]),
    ...checkClassDoors(cards, settings),
    ...checkNotice(settings),
    ...checkLater(cards, settings, write),
    ...checkOwnCard(cards, slugs, settings),
    ...navigation.problems,
    ...resolved.problems,
    ...links.problems,
    ...(allKnown ? checkReachable(pages, navigation.entries, links.linked) : []),
    ...checkPageTitles(pages),
    ...checkLinkNames(readings, files),
  ]
  // Of a file that cannot be read there is one thing to say, and it comes first: the rest may follow from it.
  const causes = settingsProblems.filter(
    (problem) => isUnread(problem) && !sorted.misnamed.has(problem.file),
  )
  const others = [...settingsProblems, ...found].filter((problem) => !isUnread(problem))
  const errors = [...causes, ...others]
  const isSound = errors.every(({ severity }) => severity === 'warning')
  // A text with a mistake may use any figure and picture.
  const unused = isSound ? checkUsed(settings.figures, pictures, uses) : []

  const inOrder = [...sortProblems(causes), ...sortProblems([...others, ...unused])]
  const content: Content = {
    settings,
    values: vocabulary.values,
    navigation: navigation.entries,
    pages: resolved.pages,
    cards,
    readings,
    mails,
  }
  const { site, links: linksFile } = settings
  const sound = isSound && site?.whole && linksFile?.whole
  return {
    modules: sound ? emitModules({ ...content, site: site.whole, links: linksFile.whole }) : null,
    content,
    problems: spellOut(inOrder, files),
    placeholders: findPlaceholders(
      files,
      paths,
      linkingTexts.flatMap((text) => text.links),
    ),
    counts: {
      pages: readings.filter(({ kind, isWhole }) => kind === 'page' && isWhole).length,
      cards: cards.size,
    },
  }
}

/** What each file of texts names, and the sidebar's labels. */
function usesOf(texts: readonly TextReading[], { navigation }: Settings): Uses[] {
  const labels = (navigation?.parts ?? []).flatMap((entry) => splitText(entry?.label ?? ''))
  const values = labels.flatMap((part) => (part.kind === 'value' ? part.name : []))
  return [...texts.map(({ uses }) => uses), { values, linkKeys: [], pictures: [], links: [] }]
}
