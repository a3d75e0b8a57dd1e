import type { ExportFilter, ExportName } from '../store/export-rows.ts'

export const IMPORTS = ['students', 'links', 'messages', 'tasks'] as const
export type ImportName = (typeof IMPORTS)[number]

/** Instead of a file's name: standard input, or standard output. */
export const STANDARD = '-'

export const STUDENT_ACTS = [
  'show',
  'move',
  'deactivate',
  'activate',
  'end-sessions',
  'change-email',
  'erase',
] as const

/** Something about students, who are named by email address. */
export type StudentsCommand =
  /** Also named by the id of the log. */
  | { readonly act: 'show'; readonly names: readonly string[] }
  | { readonly act: 'move'; readonly emails: readonly string[]; readonly cohort: string }
  | { readonly act: 'deactivate' | 'activate' | 'end-sessions'; readonly emails: readonly string[] }
  | { readonly act: 'change-email'; readonly from: string; readonly to: string }
  | {
      readonly act: 'erase'
      readonly emails: readonly string[]
      readonly keepSubmissions: boolean
      readonly isSure: boolean
    }

/** The cells by which a row of links or messages names its readers; none of them for everyone. */
export type AudienceCells = { readonly email?: string; readonly course_cohort?: string }

/** The task to remove. */
export type RemoveTask = {
  readonly cohort: string
  readonly lesson: string
  readonly isSure: boolean
}

/** A parsed command line. */
export type Command =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'import'
      readonly what: ImportName
      readonly file: string
      readonly dryRun: boolean
      readonly overwritePasswords: boolean
      /** Whether the file is the whole truth for its cohorts. */
      readonly replace: boolean
      /** Whether it may begin a school where there is none. */
      readonly mayBegin: boolean
    }
  | {
      readonly kind: 'export'
      readonly what: ExportName
      readonly file: string
      readonly filter: ExportFilter
    }
  | {
      readonly kind: 'set-links'
      readonly audience: AudienceCells
      /** By field; '-' removes the link, as in a file. */
      readonly links: Readonly<Record<string, string>>
      readonly dryRun: boolean
    }
  | {
      readonly kind: 'message'
      readonly audience: AudienceCells
      /** null takes messages back. */
      readonly text: string | null
      /** As they are written; '' for none. */
      readonly from: string
      readonly until: string
      readonly dryRun: boolean
    }
  | { readonly kind: 'remove-task'; readonly task: RemoveTask; readonly dryRun: boolean }
  | { readonly kind: 'students'; readonly students: StudentsCommand; readonly dryRun: boolean }
  | { readonly kind: 'sync'; readonly file: string; readonly dryRun: boolean }
  | { readonly kind: 'reminders' }
  | { readonly kind: 'backup'; readonly file: string; readonly overwrite: boolean }
  | { readonly kind: 'nightly-backup' }
  | { readonly kind: 'restore'; readonly file: string }
  | { readonly kind: 'move-to'; readonly address: string }
  | {
      readonly kind: 'doctor'
      /** The address for a test mail; null sends none. */
      readonly mailTo: string | null
      /** The origin that students use; null asks it for nothing. */
      readonly origin: string | null
    }
  /** Tells the operator that a unit of systemd has failed. */
  | { readonly kind: 'failed'; readonly unit: string }
  | { readonly kind: 'wrong'; readonly message: string }
