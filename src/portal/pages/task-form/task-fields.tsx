import { isWebAddress } from '../../../contract/address.ts'
import { explainNoLink } from './link-advice/advise.ts'
import { Field } from '../../ui/field.tsx'
import { required, type Rule } from '../../ui/form-rules.ts'
import type { FieldError } from '../../ui/use-form.ts'
import { LinkField } from './link-field.tsx'
import type { useLinkAdvice } from './use-link-advice.ts'
import type { Typed } from './use-submission.ts'

const webAddress =
  (of: string): Rule =>
  (value) => {
    if (value === '') return `Enter the link to ${of}.`
    return isWebAddress(value) ? null : explainNoLink(value, of)
  }

export const RULES = {
  fullName: required('Enter your full name.'),
  lessonNumber: required('Enter the task number.'),
  taskNumber: required('Enter the lesson number.'),
  studentId: required('Enter your student ID.'),
  documentLink: webAddress('your documents'),
  videoLink: webAddress('your video'),
}

type TaskFieldsProps = {
  /** What the fields begin with. */
  start: Typed
  advice: ReturnType<typeof useLinkAdvice>
  errorOf: (name: keyof typeof RULES) => FieldError | undefined
}

export function TaskFields({ start, advice, errorOf }: TaskFieldsProps) {
  return (
    <>
      <Field
        label="Full Name"
        name="fullName"
        autoComplete="name"
        required
        defaultValue={start.fullName}
        error={errorOf('fullName')}
      />
      {/* The labels of the two numbers are swapped: lesson_number is labelled Task Number, and
          task_number is labelled Lesson Number (spec 3). A receipt says them in the same way. */}
      <Field
        label="Task Number"
        name="lessonNumber"
        required
        defaultValue={start.lessonNumber}
        error={errorOf('lessonNumber')}
      />
      <Field
        label="Lesson Number"
        name="taskNumber"
        help="The number of the lesson that this task belongs to."
        required
        defaultValue={start.taskNumber}
        error={errorOf('taskNumber')}
      />
      <Field
        label="Student ID"
        name="studentId"
        required
        defaultValue={start.studentId}
        error={errorOf('studentId')}
      />
      <LinkField
        label="Documents Link"
        name="documentLink"
        help="Where your mentor can read your work, such as a shared folder."
        defaultValue={start.documentLink}
        typed={advice.links.documentLink}
        warning={advice.shown.documentLink}
        error={errorOf('documentLink')}
      />
      <LinkField
        label="Video Link"
        name="videoLink"
        help="Where your mentor can watch you present it."
        defaultValue={start.videoLink}
        typed={advice.links.videoLink}
        warning={advice.shown.videoLink}
        error={errorOf('videoLink')}
      />
    </>
  )
}
