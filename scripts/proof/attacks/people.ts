import { SECOND_MS } from '../../../src/server/clock.ts'
import { cookiesOf, type Answer, type Call, type Client } from '../client.ts'
import { PASSWORD } from '../school.ts'

/** The students of a school are numbered from 0 on. */
export const emailOf = (student: number) => `student.${student}@example.org`

/** Where strangers are, and where students are: each number is a network of its own. */
export const strangerAt = (number: number) => `203.0.113.${number}`
export const homeOf = (student: number) => `10.0.${student >> 8}.${student & 255}`

type Browser = Pick<Call, 'address' | 'cookie' | 'signal'>

export function rightLogin(student: number, browser: Browser): Call {
  return login({ email: emailOf(student), password: PASSWORD }, browser)
}

export function wrongLogin(student: number, browser: Browser): Call {
  return login({ email: emailOf(student), password: 'a wrong password' }, browser)
}

function login(body: { email: string; password: string }, browser: Browser): Call {
  return { path: '/backend/login.php', body, ...browser }
}

/** @returns the student's cookies */
export async function signIn(client: Client, student: number): Promise<string> {
  const answer = await client.post(rightLogin(student, { address: homeOf(student) }))
  if (answer.status !== 200) throw new Error(`A right password was answered ${answer.status}.`)
  return cookiesOf(answer)
}

/** How long an answer took; Infinity where it was a refusal. In seconds. */
export function secondsOf({ status, ms }: Answer): number {
  return status === 200 ? ms / SECOND_MS : Infinity
}

export function submissionOf(student: number, cookie: string, documentLink: string): Call {
  const body = new URLSearchParams({
    full_name: 'Ada Okafor',
    lesson_number: '3',
    task_number: '1',
    student_id: 'ST-1',
    document_link: documentLink,
    video_link: 'https://example.org/video',
  })
  return { path: '/backend/submit_task.php', body, cookie, address: homeOf(student) }
}

export function counted(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

export function countOf(answers: readonly Answer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length
}
