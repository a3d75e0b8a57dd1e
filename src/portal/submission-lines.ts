import { formatMoment } from './time/school-time.ts'

type Line = {
  readonly label: string
  readonly value: string
  readonly kind: 'number' | 'time' | 'text' | 'id' | 'link'
}

/**
 * The filled-in fields of the task form, by their labels.
 * @param sentAt in milliseconds since 1970; undefined for a draft
 */
export function linesOf(
  typed: Partial<Readonly<Record<string, string>>>,
  sentAt?: number,
): readonly Line[] {
  const line = (label: string, value: string | undefined, kind: Line['kind']) => {
    return value === undefined || value === '' ? [] : [{ label, value, kind }]
  }
  const submitted = sentAt === undefined ? '' : formatMoment(new Date(sentAt))
  return [
    // Swapped, as in the form: docs/decisions.md says why.
    ...line('Task Number', typed['lessonNumber'], 'number'),
    ...line('Lesson Number', typed['taskNumber'], 'number'),
    ...line('Submitted', submitted, 'time'),
    ...line('Full Name', typed['fullName'], 'text'),
    ...line('Student ID', typed['studentId'], 'id'),
    ...line('Documents Link', typed['documentLink'], 'link'),
    ...line('Video Link', typed['videoLink'], 'link'),
  ]
}

/** The lines as plain text, to copy and to share. */
export function linesAsText(title: string, lines: readonly Line[]): string {
  return [title, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n')
}
