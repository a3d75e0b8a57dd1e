import { readConfig } from '../../settings/config.ts'
import { maskAddress } from '../../mail/mask.ts'
import { sheetMail } from '../../mail/sheet-mails.ts'
import { sha256 } from '../../security/token.ts'
import type { Database } from '../../store/database.ts'
import { readSetting, replaceSetting } from '../../store/settings.ts'
import type { Context } from '../command.ts'
import { reportOf, runImport } from '../import/run-import.ts'
import { UnreadableFile } from '../table/table.ts'
import { fetchSheet, readSheet, SheetUnavailable } from './fetch-sheet.ts'
import type { Sheet } from './read-sheet-list.ts'
import {
  afterRefusal,
  afterRun,
  readState,
  type News,
  type Outcome,
  type SheetState,
} from './sheet-state.ts'

/**
 * Takes over every sheet that has changed, and tells its owner of mistakes. A dry run takes all over, and tells nobody.
 * @returns whether everybody who had to be told was told
 */
export async function syncSheets(
  db: Database,
  sheets: readonly Sheet[],
  dryRun: boolean,
  context: Context,
): Promise<boolean> {
  const { terminal } = context
  let isWell = true
  for (const sheet of sheets) {
    const key = `sheet ${sheet.name}`
    const stored = await readSetting(db, key)
    const before = readState(stored)
    const outcome = await runSheet(db, sheet, before, dryRun, context)
    const mistakes = outcome.kind === 'failed' ? outcome.mistakes : []
    if (dryRun) {
      for (const line of mistakes) terminal.error(`${sheet.name}, ${line}`)
      isWell &&= mistakes.length === 0
      continue
    }
    const { state, news } = afterRun(before, outcome)
    const after = JSON.stringify(state)
    // Noted before it is mailed: of two servers one does it.
    const isOurs = after === stored || (await replaceSetting(db, key, stored, after))
    if (news === null || !isOurs) {
      const [first] = mistakes
      if (first !== undefined) terminal.error(`${sheet.name}: nothing was imported. ${first}`)
    } else if (!(await tell(sheet, news, context))) {
      isWell = false
      const untold = afterRefusal(before, state, news)
      await replaceSetting(db, key, after, JSON.stringify(untold))
    }
  }
  return isWell
}

async function runSheet(
  db: Database,
  { name, what, address, replace }: Sheet,
  { digest: before, names }: SheetState,
  dryRun: boolean,
  context: Context,
): Promise<Outcome> {
  try {
    const text = await fetchSheet(address)
    const digest = sha256(`${what} ${replace} ${text.toString('latin1')}`)
    if (digest === before && !dryRun) return { kind: 'unchanged' }
    const replacing = replace ? { before: names } : undefined
    const table = await readSheet(text)
    const imported = await runImport(db, what, table, { dryRun, replacing }, context)
    if (!imported.ok) {
      const mistakes = imported.problems.map((problem) => `${problem.place}: ${problem.text}`)
      return { kind: 'failed', mistakes, isPassing: false }
    }
    const [counts = '', ...notes] = reportOf(name, imported)
    for (const line of [counts, ...notes]) context.terminal.log(line)
    return { kind: 'imported', digest, names: imported.replaced?.names ?? [], notes }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const isPassing = error instanceof SheetUnavailable
    return { kind: 'failed', mistakes: [error.message], isPassing }
  }
}

/** @returns whether the mail was taken, or there is no mail server */
async function tell(
  { name, owner }: Sheet,
  news: News,
  { env, terminal }: Context,
): Promise<boolean> {
  const { smtp } = readConfig(env)
  const mail = sheetMail(news.kind, name, news.lines)
  terminal.error(`${mail.subject}. A mail goes to ${maskAddress(owner)}.`)
  if (smtp === null) {
    terminal.error(`There is no mail server (PORTAL_SMTP_URL), so it is told here:\n${mail.text}`)
    return true
  }
  const { sendAtOnce } = await import('../../mail/smtp.ts') // other commands start without it
  const refusal = await sendAtOnce(smtp, { to: owner, ...mail })
  if (refusal !== null) terminal.error(`The mail could not be sent: ${refusal}\n${mail.text}`)
  return refusal === null
}
