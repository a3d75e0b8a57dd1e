import { withPictures } from '../../src/content/markdown/serialized.ts'
import {
  pictureAddress,
  type SerializedCard,
  type SerializedMail,
  type SerializedPage,
  type SerializedSchool,
  type Entry,
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
  valuesOfMail,
  type Content,
  type LinksFile,
  type MailReading,
  type ReadCard,
  type ResolvedPage,
  type SiteFile,
} from '../content/compiler.ts'

/**
 * The JSON of every entry by its key: 'school', 'page:<slug>', 'card:<id>', 'mail:<id>'. What has a mistake in its
 * fields is left out; null while site.json or links.json cannot be read.
 */
export function serializeContent(content: Content): Map<string, string> | null {
  const school = serializeSchool(content)
  if (!school) return null
  const serialized = new Map([['school', JSON.stringify(school)]])
  const pages = new Map(content.pages.map((page) => [page.slug, page]))
  for (const { kind, id, found, isWhole } of content.readings) {
    const page = pages.get(id)
    if (!isWhole || !found) continue
    if (kind === 'card') serialized.set(`card:${id}`, JSON.stringify(serializeCard(found)))
    else if (page) serialized.set(`page:${id}`, JSON.stringify(serializePage(page)))
  }
  const site = content.settings.site?.whole
  for (const reading of content.mails) {
    const mail = site && serializeMail(reading, site)
    if (mail) serialized.set(`mail:${mail.id}`, JSON.stringify(mail))
  }
  return serialized
}

export function readEntry(json: string): Entry {
  return JSON.parse(json) as Entry
}

function serializeCard(card: ReadCard): SerializedCard {
  const [folder = ''] = card.id.split('/')
  return {
    ...card,
    kind: 'card',
    icon: iconOf(card.icon),
    message: withPictures(card.message, (name) => pictureAddress(folder, name)),
  }
}

function serializePage(page: ResolvedPage): SerializedPage {
  const { headings: _headings, ...shown } = page
  return {
    ...shown,
    kind: 'page',
    path: pagePath(page.slug),
    icon: iconOf(page.icon),
    body: withPictures(page.body, (name) => pictureAddress(page.slug, name)),
    contents: contentsOf(page),
  }
}

/** Null where it has a mistake. */
function serializeMail({ found, isWhole }: MailReading, site: SiteFile): SerializedMail | null {
  if (!found || !isWhole) return null
  const { name: id, file, subject: title } = found
  const { text, html } = writeMail(MAILS_TO_ADA[id], {
    ...PLAIN_TEMPLATES,
    [id]: mailTemplate(found, site),
  })
  const values = [...valuesOfMail(id)]
  return { kind: 'mail', id, file, title, icon: iconOf('mail'), text, html: html ?? '', values }
}

const ADA = { email: 'ada@example.org', fullName: 'Ada Okafor' }
const MAILS_TO_ADA: Readonly<Record<MailName, Mail>> = {
  'reset-code': resetCodeMail(ADA, '12345678'),
  'password-changed': passwordChangedMail(ADA),
}

function serializeSchool({ settings, values, navigation }: Content): SerializedSchool | null {
  const [site, links] = [settings.site?.whole, settings.links?.whole]
  if (!site || !links) return null
  const { accent: _accent, logo, repository, ...shown } = site
  return {
    kind: 'school',
    site: shown,
    repository: repository ?? null,
    logo: logo === undefined ? null : `/content/${logo}`,
    accent: emitAccent(site),
    navigation: shownEntries(navigation) as SerializedSchool['navigation'],
    figures: numericFigures(settings.figures?.whole),
    links: sources(links.links),
    values: sources(links.values),
    printed: [...values.printed],
    stored: [...values.stored],
  }
}

function sources(from: LinksFile['links']): SerializedSchool['links'] {
  const entries = Object.entries(from).map(([key, source]) => [key, storedSource(source)] as const)
  return Object.fromEntries(entries)
}
