import { withPictures } from '../../src/content/markdown/serialized.ts'
import type {
  Entries,
  Entry,
  SerializedCard,
  SerializedMail,
  SerializedPage,
  SerializedSchool,
} from '../../src/preview/exchange.ts'
import type { Mail, MailName } from '../../src/server/mail/mailer.ts'
import { passwordChangedMail, resetCodeMail } from '../../src/server/mail/mails.ts'
import { PLAIN_TEMPLATES } from '../../src/server/mail/templates.ts'
import { writeMail } from '../../src/server/mail/write-mail.ts'
import {
  contentsOf,
  numericFigures,
  emitAccent,
  iconOf,
  mailTemplate,
  pagePath,
  shownEntries,
  storedSource,
  type Content,
  type LinksFile,
  type MailReading,
  type ReadCard,
  type ResolvedPage,
  type SiteFile,
} from '../content/compiler.ts'

type Serialized = { readonly school: SerializedSchool; readonly entries: Entries }

/** The content as JSON, without texts that have a mistake in their fields; null if site.json or links.json cannot be read. */
export function serializeContent(content: Content): Serialized | null {
  const [site, links] = [content.settings.site?.whole, content.settings.links?.whole]
  if (!site || !links) return null
  const pages = new Map(content.pages.map((page) => [page.slug, page]))
  const texts = content.readings.flatMap(({ kind, id, found, isWhole }): Entry[] => {
    if (!isWhole || !found) return []
    if (kind === 'card') return [serializeCard(found)]
    const page = pages.get(id)
    return page ? [serializePage(page)] : []
  })
  const mails = content.mails.flatMap((reading) => serializeMail(reading, site) ?? [])
  const entries = Object.fromEntries([...texts, ...mails].map((entry) => [entry.file, entry]))
  return { school: serializeSchool(content, site, links), entries }
}

function serializeCard(card: ReadCard): SerializedCard {
  const [folder = ''] = card.id.split('/')
  return {
    ...card,
    kind: 'card',
    icon: iconOf(card.icon),
    message: withPictures(card.message, (name) => `/content/${folder}/${name}`),
  }
}

function serializePage(page: ResolvedPage): SerializedPage {
  const { headings: _headings, ...shown } = page
  return {
    ...shown,
    kind: 'page',
    path: pagePath(page.slug),
    icon: iconOf(page.icon),
    body: withPictures(page.body, (name) => `/content/${page.slug}/${name}`),
    contents: contentsOf(page),
  }
}

function serializeMail({ found, isWhole }: MailReading, site: SiteFile): SerializedMail | null {
  if (!found || !isWhole) return null
  const { name, file, subject } = found
  const templates = { ...PLAIN_TEMPLATES, [name]: mailTemplate(found, site) }
  const { text, html } = writeMail(MAILS_TO_ADA[name], templates)
  return { kind: 'mail', file, title: subject, icon: iconOf('mail'), text, html: html ?? '' }
}

const ADA = { email: 'ada@example.org', fullName: 'Ada Okafor' }
const MAILS_TO_ADA: Readonly<Record<MailName, Mail>> = {
  'reset-code': resetCodeMail(ADA, '12345678'),
  'password-changed': passwordChangedMail(ADA),
}

function serializeSchool(
  { settings, navigation }: Content,
  site: SiteFile,
  { links, values }: LinksFile,
): SerializedSchool {
  const { accent: _accent, logo, repository, ...shown } = site
  return {
    site: shown,
    repository: repository ?? null,
    logo: logo === undefined ? null : `/content/${logo}`,
    accent: emitAccent(site),
    navigation: shownEntries(navigation) as SerializedSchool['navigation'],
    figures: numericFigures(settings.figures?.whole),
    links: storedSources(links),
    values: storedSources(values),
  }
}

function storedSources(sources: LinksFile['links']): SerializedSchool['links'] {
  const entries = Object.entries(sources).map(
    ([key, source]) => [key, storedSource(source)] as const,
  )
  return Object.fromEntries(entries)
}
