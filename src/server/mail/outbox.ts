import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { DAY_MS, fileTime, timeOfFile, type Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { mailOptions } from './write-mail.ts'
import type { Transport } from './mailer.ts'
import { maskAddress } from './mask.ts'

const FROM = { name: '', address: 'portal@localhost' }

/** Without a mail server: writes each mail into a file that any mail program can open. */
export function outboxTransport(folder: string, clock: Clock, log: Log): Transport {
  return {
    async send(mail, { school }) {
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const date = clock.now()
      const { message } = await writer.sendMail({ ...mailOptions(mail, FROM, school), date })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${fileTime(date)}-${randomUUID().slice(0, 8)}.eml`
      // Only the owner may read it, because it may hold a code.
      await writeFile(join(folder, name), message, { mode: 0o600, flag: 'wx' })
      log.info(`Mail to ${maskAddress(mail.to)}: ${join(folder, name)}`)
    },
    close: () => {},
  }
}

const KEPT_MS = DAY_MS

/** The file names of outboxTransport. */
const MAIL_FILE = /^[\dT.-]+Z-[0-9a-f]{8}\.eml$/

/** Removes mails that are older than a day, and no other files. */
export async function pruneOutbox(folder: string, now: Date): Promise<void> {
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const isOld = MAIL_FILE.test(name) && now.getTime() - timeOfFile(name).getTime() > KEPT_MS
    if (isOld) await rm(join(folder, name), { force: true })
  }
}
