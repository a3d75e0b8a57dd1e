import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type BrowserContext, type Page, type Request } from '@playwright/test'
import { CALLS, type AnyCall } from '../../src/contract/calls.ts'
import { SECOND_MS } from '../../src/server/clock.ts'
import { ensureChromium } from '../chromium.ts'
import type { Figure } from '../figures.ts'
import { counted, emailOf } from './attacks/people.ts'
import { openCountingPipe } from './csrf/counting-pipe.ts'
import { serveForeignPage } from './csrf/foreign-page.ts'
import { KINDS, type Kind, type Target } from './csrf/kinds.ts'
import { callFrom, contextFor, signInBoth, type Students } from './csrf/students.ts'
import { rowsIn } from './every-row.ts'
import { openSchool, PASSWORD, type School } from './school.ts'

/** The portal's name, and those of pages elsewhere; each of them is on another port. */
const PLACES = [
  // Browsers trust this name as they trust https, and say where each request comes from.
  { portal: '127.0.0.1', foreign: ['127.0.0.1', 'localhost'] },
  // Here they keep it back.
  {
    portal: 'portal.example',
    foreign: ['portal.example', 'other.portal.example', 'elsewhere.example'],
  },
]

/** A page that sends nothing, such as a socket that is not allowed, is not waited for any longer. */
const PATIENCE_MS = SECOND_MS

/** The calls that need what ends after some minutes come before the others. */
const PERISHABLE_FIRST = CALLS.toSorted((a, b) => Number(isPerishable(b)) - Number(isPerishable(a)))

function isPerishable({ path }: AnyCall): boolean {
  return path.includes('reset_password') || path.includes('verify_otp')
}

/** So many kinds are tried at once, from all pages of others. */
const AT_ONCE = 2

type Size = {
  /** Of the kinds each so-manieth; of every call other ones. */
  readonly every: number
}

/** Sends every call in a signed-in student's name from pages of somebody else, in every way a browser has. */
export async function measureForeignPages({ every }: Size = { every: 1 }): Promise<Figure[]> {
  const hosts = PLACES.flatMap(({ foreign }) => foreign)
  const school = await openSchool(counted(2 * (hosts.length + PLACES.length)).map(emailOf))
  const pipe = await openCountingPipe(school.origin)
  const foreign = await serveForeignPage()
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--host-resolver-rules=MAP *.example 127.0.0.1'],
  })
  const changed: string[] = []
  let sent = 0
  let controls = 0
  let signedIn = 0
  try {
    // Others each time: a code and what it grants end after some minutes.
    const signInNext = async (portal: string) => {
      signedIn += 2
      return signInBoth(browser, portal, school, signedIn - 2)
    }
    const origin = (name: string) => `http://${name}:${pipe.port}`
    const pages = await Promise.all(
      PLACES.flatMap(({ portal, foreign: names }) =>
        names.map(async (name) => ({
          portal: origin(portal),
          from: `http://${name}:${foreign.port}`,
          students: await signInNext(origin(portal)),
        })),
      ),
    )
    const everybody = pages.flatMap(({ students }) => [students.asked, students.granted])
    // What comes late changes what is found after the next ones.
    let state = await stateOf(school, everybody)
    for (const call of PERISHABLE_FIRST) {
      const kinds = KINDS.filter((_, index) => (index + CALLS.indexOf(call)) % every === 0)
      for (const some of inGroups(kinds)) {
        const contexts = pages.map(({ students }) => contextFor(call, students))
        await Promise.all(
          pages.flatMap(({ portal, from, students }) =>
            some.map((kind, index) =>
              sendFrom(
                pageAt(index, contextFor(call, students)),
                from,
                kind,
                targetOf(call, portal, students),
              ),
            ),
          ),
        )
        sent += pages.length * some.length
        await Promise.all(contexts.map(closePopups))
        const found = await stateOf(school, everybody)
        if (found === state) continue
        state = found
        changed.push(`${call.path}, by one of: ${some.map(({ name }) => name).join(', ')}`)
      }
    }
    for (const { portal } of PLACES) {
      const students = await signInNext(origin(portal))
      controls += await changesFromThePortal(school, students, origin(portal))
    }
  } finally {
    await browser.close()
    foreign.close()
    pipe.close()
    await school.close()
  }
  for (const what of changed) console.log(`Changed: ${what}`)
  const what = 'Pages of others'
  return [
    { what: `${what}: requests to ${CALLS.length} calls, of ${KINDS.length} kinds`, found: sent },
    // The browser keeps back what it would have to ask the server for first.
    { what: `${what}: of these came to the server`, found: pipe.count(), least: sent / 2 },
    { what: `${what}: changed something`, found: changed.length, most: 0 },
    {
      what: 'The portal itself, a control: changes',
      found: controls,
      least: PLACES.length * CHANGING.length,
    },
  ]
}

function* inGroups(kinds: readonly Kind[]): Generator<Kind[]> {
  for (let from = 0; from < kinds.length; from += AT_ONCE) yield kinds.slice(from, from + AT_ONCE)
}

/** A page is used again: to open one takes longer than all that it does. */
async function pageAt(index: number, context: BrowserContext): Promise<Page> {
  return context.pages()[index] ?? context.newPage()
}

async function closePopups(context: BrowserContext): Promise<void> {
  await Promise.all(
    context
      .pages()
      .slice(AT_ONCE)
      .map((page) => page.close()),
  )
}

/** What must stay: every row, and what the browsers keep of the portal's. */
async function stateOf(school: School, contexts: readonly BrowserContext[]): Promise<string> {
  const cookies = await Promise.all(contexts.map((context) => context.cookies()))
  return JSON.stringify([rowsIn(school.databaseFile), cookies])
}

let sentSoFar = 0

/** Resolves when it has been answered, or was not sent. */
async function sendFrom(
  opened: Promise<Page>,
  origin: string,
  kind: Kind,
  target: Target,
): Promise<void> {
  const page = await opened
  const context = page.context()
  sentSoFar += 1
  const number = sentSoFar
  const address = `${target.address}?n=${number}`
  const isIt = (request: Request) => new URL(request.url()).searchParams.get('n') === String(number)
  const { promise: over, resolve } = Promise.withResolvers<null>()
  const onEnd = (request: Request) => {
    if (isIt(request)) resolve(null)
  }
  context.on('requestfinished', onEnd).on('requestfailed', onEnd)
  // What it sent before may lead it away once more.
  await page.goto(origin).catch(() => page.goto(origin))
  const given = { target: { ...target, address }, how: kind.how as never }
  // A page that is left on the way does not answer.
  await page.evaluate(kind.send, given).catch(() => null)
  await Promise.race([over, pause(PATIENCE_MS)])
  context.off('requestfinished', onEnd).off('requestfailed', onEnd)
}

/** With right fields: whoever gets through changes something. */
function targetOf(call: AnyCall, portal: string, students: Students): Target {
  const isNew = call.path.includes('reset_password')
  const good: Readonly<Record<string, string>> = {
    email: isNew ? students.grantedEmail : students.askedEmail,
    password: isNew ? 'another password than it was' : PASSWORD,
    otp: '12345678',
    document_link: 'https://example.org/document',
    video_link: 'https://example.org/video',
  }
  const names = Object.keys(call.request.write({} as never))
  const fields = names.map((name) => [name, good[name] ?? 'x'] as const)
  return { address: `${portal}${call.path}`, fields }
}

const CHANGING = [
  'submit_task',
  'verify_otp',
  'request_password_reset',
  'login',
  'logout',
  'reset_password',
]

/** How many calls change something when the portal itself makes them: then the others would have, too. */
async function changesFromThePortal(
  school: School,
  students: Students,
  portal: string,
): Promise<number> {
  let changes = 0
  for (const name of CHANGING) {
    const call = CALLS.find(({ path }) => path.includes(`/${name}.`))
    if (call === undefined) continue
    const context = contextFor(call, students)
    const { fields } = targetOf(call, portal, students)
    const before = await stateOf(school, [context])
    const page = await context.newPage()
    await page.goto(`${portal}/healthz`)
    await callFrom(page, call.path, Object.fromEntries(fields), call)
    await page.close()
    if ((await stateOf(school, [context])) !== before) changes += 1
    else console.log(`The portal itself changed nothing with ${name}.`)
  }
  return changes
}
