import type { Browser } from '@playwright/test'
import { writeMail } from '../../../src/server/mail/write-mail.ts'
import { compile } from '../../content/compile.ts'
import { readContentFiles } from '../../content/files/read-files.ts'
import { mailTemplate } from '../../content/mail/mail-template.ts'
import { PROJECT } from '../../project.ts'
import type { Found } from './found.ts'
import { foreignParts } from './left-over.ts'
import { openStudentBrowser } from './student-browser.ts'

/** Opens the mail to a student whose name is the payload, from a school whose name is it, too. */
export async function tryMails(browser: Browser, payloads: readonly string[]): Promise<Found> {
  const { content } = compile(readContentFiles(PROJECT))
  const site = content.settings.site?.whole
  const words = content.mails.find(({ id }) => id === 'reset-code')?.found
  if (!site || !words) throw new Error('content/ has mistakes')
  const write = (payload: string) => {
    const template = mailTemplate(words, { ...site, name: payload })
    const values = { name: payload, code: '12345678', minutes: '10' }
    const mail = { mail: 'reset-code', to: 'ada@example.org', values } as const
    return writeMail(mail, { 'reset-code': template, 'password-changed': template }).html ?? ''
  }
  const guards = { sanitiser: true, policy: false }
  const opened = await openStudentBrowser(browser, 'https://portal.example', guards)
  const { page } = opened
  const countElements = () => page.evaluate(() => document.querySelectorAll('*').length)
  await page.setContent(write('Ada'), { waitUntil: 'commit' })
  const usual = await countElements()
  const left: string[] = []
  for (const payload of payloads) {
    await page.setContent(write(payload), { waitUntil: 'commit' })
    const found = await page.evaluate(foreignParts)
    if (found.length > 0 || (await countElements()) !== usual) {
      left.push(`${payload} in a mail: ${found.join(', ')}`)
    }
  }
  await opened.close()
  return { executed: opened.executed, left }
}
