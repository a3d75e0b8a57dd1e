import type { Kysely } from 'kysely'

/** ISO 8601 text in UTC, which sorts by time in any database. */
type Moment = string

/** The readers of a link or message; audience_name is '' for everyone, a cohort, or a student's id. */
export type AudienceKind = 'everyone' | 'cohort' | 'student'

export type Tables = {
  students: {
    id: string
    /** Trimmed and lower-cased. */
    email: string
    /** null until the student sets one by 'Forgot Password'. */
    password_hash: string | null
    full_name: string
    cohort: string
    facecard: string
    access: 'active' | 'deactivated'
    created_at: Moment
  }
  links: {
    audience: AudienceKind
    audience_name: string
    field: string
    value: string
  }
  messages: {
    audience: AudienceKind
    audience_name: string
    /** By the school's clocks: YYYY-MM-DDTHH:MM:SS; '' where it has no such end. */
    shown_from: string
    shown_until: string
    text: string
    stored_at: Moment
    /** '' unless another text took the place of this one. */
    replaced_at: Moment
  }
  tasks: {
    id: string
    cohort: string
    lesson_number: string
    title: string
    due_date: string
    time: string
    details: string
  }
  submissions: {
    id: string
    /** The student whose session sent it. */
    sender_id: string
    cohort: string
    full_name: string
    lesson_number: string
    task_number: string
    /** The student ID as typed into the form. */
    student_id: string
    document_link: string
    video_link: string
    submitted_at: Moment
  }
  /** The last submission of each student and task, to tell a repeat from a new version. */
  latest_submissions: {
    sender_id: string
    lesson_number: string
    content_hash: string
    submitted_at: Moment
  }
  sessions: {
    token_hash: string
    student_id: string
    created_at: Moment
    last_seen_at: Moment
    expires_at: Moment
  }
  reset_codes: {
    /** Hash of the token of the browser that asked. */
    token_hash: string
    /** Hash of the email address, which need not be a student's. */
    email_hash: string
    code_hash: string
    tries: number
    expires_at: Moment
  }
  reset_grants: {
    token_hash: string
    student_id: string
    expires_at: Moment
  }
  attempts: {
    /** Hash of the bucket's name. */
    bucket: string
    count: number
    /** When the bucket is empty again. */
    ends_at: Moment
  }
  /** Browsers, and the students who have signed in with them. */
  devices: {
    token_hash: string
    student_id: string
    last_used_at: Moment
  }
  /** The reminders that were mailed. */
  reminders: {
    student_id: string
    lesson_number: string
    due_at: Moment
  }
  waiting_mails: {
    /** For a code: the token_hash of its row in reset_codes. */
    id: string
    mail: string
    /** Need not be a student's. */
    email: string
    /** The values of its text, as JSON. */
    content: string
    /** When the mail is of no use any more. */
    until: Moment
    /** While a server sends the mail, the same as until. */
    next_try_at: Moment
    tries: number
    /** What the mail server said to the last try. */
    reason: string
    /** 1: the mail server never takes it, and only its address is still of interest. */
    is_refused: 0 | 1
  }
  settings: { name: string; value: string }
}

export type Database = Kysely<Tables>
