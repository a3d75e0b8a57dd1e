import type { ExportFilter, ExportName } from '../store/export-rows.ts'

export const IMPORTS = ['students', 'links', 'messages', 'tasks'] as const
export type ImportName = (typeof IMPORTS)[number]

export const STUDENT_ACTS = [
  'deactivate',
  'activate',
  'end-sessions',
  'change-email',
  'erase',
] as const

/** A change of students, who are named by email address. */
export type StudentsCommand =
  | { readonly act: 'deactivate' | 'activate' | 'end-sessions'; readonly emails: readonly string[] }
  | { readonly act: 'change-email'; readonly from: string; readonly to: string }
  | {
      readonly act: 'erase'
      readonly emails: readonly string[]
      readonly keepSubmissions: boolean
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
      /** Whether it may begin a school where there is none. */
      readonly mayBegin: boolean
    }
  | {
      readonly kind: 'export'
      readonly what: ExportName
      readonly file: string
      readonly filter: ExportFilter
    }
  | { readonly kind: 'students'; readonly students: StudentsCommand }
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
