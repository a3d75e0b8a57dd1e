import type { MailName } from '../../src/content/mail-template.ts'
import { withPictures } from '../../src/content/text.ts'
import type { ReadPage } from '../../src/content/page.ts'
import type { Entries, Entry, MailEntry, SchoolEntry } from './pages/exchange.ts'
import type { Mail } from '../../src/server/mail/mailer.ts'
import {
  passwordChangedMail,
  resetCodeMail,
  taskDueMail,
  taskReceivedMail,
} from '../../src/server/mail/mails.ts'
import type { PortalPlace } from '../../src/server/built/school-file.ts'
import { PLAIN_TEMPLATES } from '../../src/server/built/plain-mails.ts'
import { writeMail } from '../../src/server/mail/write-mail.ts'
import {
  emitAccent,
  folderOf,
  iconOf,
  mailTemplate,
  schoolOf,
  type Content,
  type MailReading,
  type SiteFile,
  type SoundContent,
} from '../content/for-tools.ts'

export type Shown = { readonly school: SchoolEntry; readonly entries: Entries }

/** The content as JSON, without texts that have a mistake in their fields; null if site.json or links.json cannot be read. */
export function serializeContent(content: Content): Shown | null {
  const [site, links] = [content.settings.site?.whole, content.settings.links?.whole]
  if (!site || !links) return null
  const pages = new Map<string, ReadPage>(content.pages.map((page) => [page.slug, page]))
  const texts = content.readings.flatMap(({ kind, id, data, isWhole }): Entry[] => {
    if (!isWhole || !data) return []
    if (kind === 'card') {
      const message = withPictures(data.message, pictureIn(folderOf(id)))
      // The portal cannot resolve others.
      const shownLinks = data.links.filter(({ key }) => key === null || key in links.links)
      return [{ ...data, kind, message, links: shownLinks }]
    }
    const page = pages.get(id)
    return page ? [{ ...page, kind, body: withPictures(page.body, pictureIn(id)) }] : []
  })
  const mails = content.mails.flatMap((reading) => mailEntry(reading, site) ?? [])
  const entries = Object.fromEntries([...texts, ...mails].map((entry) => [entry.file, entry]))
  return { school: schoolEntry({ ...content, site, links }), entries }
}

const pictureIn = (folder: string) => (name: string) => ({ src: `/content/${folder}/${name}` })

function mailEntry({ data, isWhole }: MailReading, site: SiteFile): MailEntry | null {
  if (!data || !isWhole) return null
  const { name, file, subject } = data
  const templates = { ...PLAIN_TEMPLATES, [name]: mailTemplate(data, site) }
  const { text, html } = writeMail(MAILS_TO_ADA[name], 'Ada Okafor', NOW, templates)
  return { kind: 'mail', file, title: subject, icon: iconOf('mail'), text, html: html ?? '' }
}

const ADA = 'ada@example.org'
const NOW = new Date()
const SUBMISSION = {
  fullName: 'Ada Okafor',
  lessonNumber: '3',
  taskNumber: '12',
  studentId: 'ST-1',
  cohort: '',
  documentLink: 'https://example.org/documents',
  videoLink: 'https://example.org/video',
}
const PORTAL: PortalPlace = { address: 'https://example.org', timeZone: 'UTC', utcOffsets: [] }
const LISTED = { lessonNumber: '3', title: 'Your first web page' }
const TASK = {
  cohort: '',
  lesson_number: '3',
  title: 'Your first web page',
  due_date: '',
  time: '',
}
const MAILS_TO_ADA: Readonly<Record<MailName, Mail>> = {
  'reset-code': resetCodeMail(ADA, '12345678', NOW),
  'password-changed': passwordChangedMail(ADA, NOW),
  'task-received': taskReceivedMail(ADA, SUBMISSION, LISTED, NOW, PORTAL),
  'task-due': taskDueMail(ADA, TASK, NOW, PORTAL),
}

function schoolEntry(content: SoundContent): SchoolEntry {
  const { site } = content
  return {
    ...schoolOf(content),
    repository: site.repository ?? null,
    address: site.address ?? null,
    logo: site.logo === undefined ? null : `/content/${site.logo}`,
    accent: emitAccent(site),
  }
}
