import { cookiesOf, openClient } from '../client.ts'
import { counted, emailOf, homeOf, signIn } from '../attacks/people.ts'
import { askForCode, codeFor, enterCode } from '../attacks/reset-codes.ts'
import type { School } from '../school.ts'
import type { GoodFields } from './cases.ts'

/** As what a request comes: the student whose browser it is, and what the browser has kept. */
export type Browser = {
  readonly kind: 'stranger' | 'signed in' | 'asked for a code' | 'may set a password'
  readonly cookie: string
  readonly address: string
  readonly good: GoodFields
}

/** Several of each kind: nobody may hand in more than thirty times an hour, or guess more often than ten times. */
export async function openBrowsers(school: School, ofEach: number): Promise<Browser[]> {
  const client = openClient(school.origin, 4)
  const numbers = counted(ofEach)
  const signedIn = await Promise.all(numbers.map((student) => signIn(client, student)))
  const asked = await Promise.all(numbers.map((index) => ask(index + ofEach)))
  const asking = await Promise.all(numbers.map((index) => ask(index + 2 * ofEach)))
  const granted: string[] = []
  for (const [index, cookie] of asking.entries()) {
    const student = index + 2 * ofEach
    const browser = { address: homeOf(student), cookie }
    const code = await codeFor(school.outbox, student)
    granted.push(cookiesOf(await enterCode(client, student, code, browser)))
  }
  client.close()
  return numbers.flatMap((index) => [
    browserOf('stranger', index + 3 * ofEach, ''),
    browserOf('signed in', index, signedIn[index] ?? ''),
    browserOf('asked for a code', index + ofEach, asked[index] ?? ''),
    browserOf('may set a password', index + 2 * ofEach, granted[index] ?? ''),
  ])

  async function ask(student: number): Promise<string> {
    return cookiesOf(await askForCode(client, student, { address: homeOf(student) }))
  }
}

/** How many students such browsers belong to. */
export const studentsFor = (ofEach: number) => 4 * ofEach

function browserOf(kind: Browser['kind'], student: number, cookie: string): Browser {
  const good = {
    email: emailOf(student),
    password: 'another password than it was',
    otp: '12345678',
    document_link: 'https://example.org/document',
    video_link: 'https://example.org/video',
    lesson_number: '3',
  }
  return { kind, cookie, address: homeOf(student), good }
}
