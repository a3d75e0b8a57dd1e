/** Students are numbered from 0. */
export const emailOf = (student: number) => `student.${student}@example.org`

/** The password of every student. */
export const PASSWORD = 'a password of the proof'

export function counted(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

export type Call = {
  readonly path: string
  /** The number of the student. Each has its own address, so that rate limits do not add them up. */
  readonly student: number
  /** Sent as JSON, URLSearchParams as a form. Without a body the call is a GET. */
  readonly body?: object
  readonly cookie?: string
}

export type Answer = { readonly status: number; readonly cookie: string }

/** Calls the backend as a proxy does. Resolves when the whole answer has arrived. */
export async function send(
  origin: string,
  { path, student, body, cookie = '' }: Call,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const isForm = body instanceof URLSearchParams
  const answer = await fetch(`${origin}/backend/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': `10.0.${student >> 8}.${student & 255}`,
      cookie,
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: body === undefined || isForm ? (body ?? null) : JSON.stringify(body),
    signal,
  })
  await answer.arrayBuffer()
  const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0])
  return { status: answer.status, cookie: cookies.join('; ') }
}

export function loginOf(student: number, password = PASSWORD): Call {
  return { path: 'login.php', student, body: { email: emailOf(student), password } }
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
  return { path: 'submit_task.php', student, body, cookie }
}
