import { splitText } from '../../src/content/values.ts'
import { besideAccepted } from './check/beside-accepted.ts'
import { withFormerWords } from './check/former-words.ts'
import { onlyLikelyLinks } from './check/only-likely-links.ts'
import { checkFieldsOfTexts } from './check/check-changed-fields.ts'
import { checkChangedParts } from './check/check-changed-parts.ts'
import { checkClassDoors } from './check/check-class-doors.ts'
import { checkCopies } from './check/check-copies.ts'
import { checkCutSentences } from './check/check-cut-sentences.ts'
import { checkFolders } from './check/check-folders.ts'
import { checkLater } from './check/check-later.ts'
import { checkLeftOut } from './check/check-left-out.ts'
import { checkLinkNames } from './check/check-link-names.ts'
import { checkBarePaths, checkLinkWords } from './check/check-link-words.ts'
import { checkLinks } from './check/check-links.ts'
import { checkRenamedPages } from './check/check-renamed-pages.ts'
import { checkLostFields } from './check/check-lost-fields.ts'
import { checkLostFigures } from './check/check-lost-figures.ts'
import { checkLostSiteValues } from './check/check-lost-site-values.ts'
import { checkMails, checkSubjects } from './check/check-mails.ts'
import { checkOwnCard } from './check/check-own-card.ts'
import { checkNotice } from './check/time-figures.ts'
import { checkPictures } from './check/check-pictures.ts'
import { checkSharedLinks } from './check/check-shared-links.ts'
import { checkOldTitles, checkPageTitles } from './check/check-titles.ts'
import { checkReachable, checkUsed } from './check/check-use.ts'
import { explainTypedFigures } from './check/explain-typed-figures.ts'
import { withoutPasted } from './check/pasted-over.ts'
import { titledAddresses } from './check/titled-addresses.ts'
import type { Content } from './content.ts'
import { emitModules } from './emit/emit-modules.ts'
import type { ContentFiles } from './files/content-files.ts'
import { meantName } from './files/file-name.ts'
import { jsonPath, sortFiles } from './files/sort-files.ts'
import { findPlaceholders, type Placeholder } from './placeholders.ts'
import { sortProblems, type Problem } from './problem.ts'
import { mailFile, MAIL_NAMES } from './mail/mail-kinds.ts'
import { helpOf } from './references/help.ts'
import { strayedFiles } from './references/strayed.ts'
import type { ReadCard } from './read/read-card.ts'
import { readNavigation } from './read/read-navigation.ts'
import { idOf, readText, type ReadText, type TextReading } from './read/read-text.ts'
import { folderOf } from './read/read-page.ts'
import { resolveCards, type Cards } from './read/resolve-cards.ts'
import { checkSettings, settingsLinks } from './settings/check-settings.ts'
import { explainGone, type FileUses } from './settings/explain-gone.ts'
import { readSettings, type Settings } from './settings/read-settings.ts'
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
 * @param accepted the version that stands now, before this change: it says how a line was that is gone,
 * and stands in for JSON files that cannot be read
 */
export function compile(
  written: ContentFiles,
  read: ReadText = readText,
  accepted: ContentFiles | null = null,
): Compiled {
  const { files, problems: pasted } = accepted
    ? withoutPasted(written, accepted)
    : { files: written, problems: [] }
  const sorted = sortFiles(files.keys(), strayedFiles(files, accepted))
  const { folders, mails: mailFiles, pictures, logos, problems: strays } = sorted
  const {
    settings,
    remembered,
    gone,
    unread,
    problems: settingsProblems,
  } = readSettings(files, accepted)
  const vocabulary = vocabularyOf(remembered, pictures, unread)

  const paths = [...folders.values(), MAIL_NAMES.map(mailFile)].flat()
  const texts = paths
    .filter((file) => files.has(file))
    .map((file) => {
      const text = read(file, files.get(file) ?? '', vocabulary)
      return accepted ? besideAccepted(text, files, accepted, vocabulary) : text
    })
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
  const help = helpOf(files, accepted, vocabulary, sorted.misnamed)
  const navigation = readNavigation(
    settings.navigation,
    slugs,
    vocabulary,
    titles,
    help.moved.pages,
  )
  const resolved = resolveCards(pages, cards, help)

  const linkingTexts = [
    { page: null, links: settingsLinks(settings) },
    ...texts.map(({ kind, id, uses: { links } }) => ({
      page: kind === 'page' ? id : null,
      links,
    })),
  ]
  const unsettled = new Set(texts.filter(hasError).map(({ file }) => file))
  const settled = paths.filter((file) => !unsettled.has(file))
  const links = checkLinks(linkingTexts, slugs, resolved.pages, unsettled, help)
  // A page that left its cards behind may still have to go back.
  const isApart = [...help.moved.pages].some(([slug, to]) => to !== null && folders.has(slug))
  // A file that cannot be read may lead to any page.
  const isWhole = !isApart && readings.every((reading) => reading.isWhole)
  const allKnown =
    isWhole && unread.length === 0 && settings.navigation?.whole && settings.links?.whole
  const uses = usesOf(texts, settings)
  const isUnread = ({ file }: Problem) => unread.some((other) => other.file === file)
  const lostFigures = accepted ? checkLostFigures(files, paths, accepted, vocabulary) : []
  const titled = titledAddresses(resolved.pages, cards)
  const ofTexts = explainTypedFigures(texts, files, accepted, lostFigures, vocabulary)
  const found = [
    ...pasted,
    ...strays,
    ...checkSettings(settings, logos, sorted.misnamed),
    ...onlyLikelyLinks(ofTexts, files, accepted, titled),
    ...checkMails(mailFiles, sorted.misnamed, accepted),
    ...checkSubjects(mails, files, accepted),
    ...checkFolders(folders, sorted.misnamed, help.moved.pages, accepted),
    ...checkPictures(files, [...pictures, ...logos]),
    ...checkClassDoors(cards, remembered),
    ...checkNotice(remembered),
    ...checkLater(cards, remembered, help),
    ...checkOwnCard(cards, slugs, settings),
    ...navigation.problems,
    ...resolved.problems,
    ...links.problems,
    ...checkLinkWords(files, paths, titled, accepted),
    ...checkBarePaths(files, paths, titled),
    ...checkRenamedPages(help.moved, linkingTexts),
    ...(allKnown ? checkReachable(pages, navigation.entries, links.linked, accepted) : []),
    ...checkPageTitles(pages),
    ...(accepted ? checkLeftOut(files, resolved.pages, cards, accepted, help.moved) : []),
    ...(accepted ? checkCopies(files, cards, accepted, help.moved) : []),
    ...(accepted ? checkSharedLinks(files, cards, accepted, vocabulary, help) : []),
    ...lostFigures,
    ...(accepted ? checkLostSiteValues(files, paths, accepted, vocabulary) : []),
    ...(accepted ? checkFieldsOfTexts(files, paths, accepted) : []),
    ...(accepted ? checkLostFields(files, settled, accepted) : []),
    ...(accepted ? checkOldTitles(files, paths, cards, pages, unsettled, accepted) : []),
    ...(accepted ? checkCutSentences(files, paths, accepted) : []),
    ...(accepted ? checkChangedParts(files, paths, accepted) : []),
    ...checkLinkNames(readings, files, accepted, vocabulary),
    ...gone.flatMap((field) => explainGone(field, uses)),
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
    problems: spellOut(accepted ? withFormerWords(inOrder, files, accepted) : inOrder, written),
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

function hasError({ problems }: TextReading): boolean {
  return problems.some(({ severity }) => severity === 'error')
}

/** What each file of texts names, and the sidebar's labels. */
function usesOf(texts: readonly TextReading[], { navigation }: Settings): FileUses[] {
  const labels = (navigation?.parts ?? []).flatMap((entry) => splitText(entry?.label ?? ''))
  const values = labels.flatMap((part) => (part.kind === 'value' ? part.name : []))
  return [
    ...texts.map(({ file, uses }) => ({ file, ...uses })),
    { file: jsonPath('navigation'), values, linkKeys: [], pictures: [], links: [] },
  ]
}
