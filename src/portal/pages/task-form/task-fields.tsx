import { isWebAddress } from '../../../contract/address.ts'
import { MAX_INDEXED_LENGTH } from '../../../contract/text.ts'
import type { Submission } from '../../api/tasks.ts'
import { explainNoLink, type TaskLinks } from './link-advice.ts'
import { AS_TYPED, Field, FieldPair } from '../../ui/field.tsx'
import { required, tooLong, type Rule } from '../../ui/form-rules.ts'
import type { FieldError } from '../../ui/use-form.ts'
import { LinkField } from './link-field.tsx'
import type { useLinkAdvice } from './use-link-advice.ts'

/** The typed fields: all of a submission but the cohort. */
export type TaskFormValues = Omit<Submission, 'cohort'>

const webAddress =
  (of: string): Rule =>
  (value) => {
    if (value === '') return `Enter the link to ${of}.`
    return isWebAddress(value) ? null : explainNoLink(value, of)
  }

/** The school's database has an index on it. */
const number =
  (missing: string): Rule =>
  (value) =>
    value === '' ? missing : tooLong(value, MAX_INDEXED_LENGTH)

export const RULES = {
  fullName: required('Enter your full name.'),
  lessonNumber: number('Enter the task number.'),
  taskNumber: required('Enter the lesson number.'),
  studentId: required('Enter your student ID.'),
  documentLink: webAddress('your documents'),
  videoLink: webAddress('your video'),
}

type TaskFieldsProps = {
  /** The initial values. */
  start: TaskFormValues
  advice: ReturnType<typeof useLinkAdvice>
  errorOf: (name: keyof typeof RULES) => FieldError | undefined
}

export function TaskFields({ start, advice, errorOf }: TaskFieldsProps) {
  const common = (name: keyof typeof RULES) => ({
    name,
    defaultValue: start[name],
    error: errorOf(name),
  })
  const link = (name: keyof TaskLinks) => ({
    ...common(name),
    name,
    typed: advice.links[name],
  })
  return (
    <>
      <Field label="Full Name" {...common('fullName')} autoComplete="name" required />
      {/* The labels of the two numbers are swapped: lesson_number is labelled Task Number, and
          task_number is labelled Lesson Number (spec 3). Receipts use the same labels. */}
      <FieldPair>
        <Field
          label="Task Number"
          {...common('lessonNumber')}
          {...AS_TYPED}
          help={start.lessonNumber === '' ? 'The number in your list of tasks.' : undefined}
          required
        />
        <Field
          label="Lesson Number"
          {...common('taskNumber')}
          {...AS_TYPED}
          help="The lesson this task belongs to."
          required
        />
      </FieldPair>
      <Field label="Student ID" {...common('studentId')} {...AS_TYPED} required />
      <LinkField
        label="Documents Link"
        {...link('documentLink')}
        help="Where your mentor can read your work, such as a shared folder."
      />
      <LinkField
        label="Video Link"
        {...link('videoLink')}
        help="Where your mentor can watch you present it."
      />
    </>
  )
}
