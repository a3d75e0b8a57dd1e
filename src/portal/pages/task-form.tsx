import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { isWebAddress } from '../../contract/address.ts'
import { useStudent } from '../api/use-student.ts'
import { sendSubmission } from '../api/tasks.ts'
import { readDraft, removeDraft, storeDraft } from '../storage.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { required, type Rule } from '../ui/form-rules.ts'
import { Modal } from '../ui/modal.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { panelClass } from '../ui/panel.ts'
import { useForm } from '../ui/use-form.ts'
import { FormDeadline } from './form-deadline.tsx'
import styles from './task-form.module.css'

const webAddress =
  (of: string): Rule =>
  (value) => {
    if (value === '') return `Enter the link to ${of}.`
    return isWebAddress(value)
      ? null
      : `Enter the whole web address of ${of}, starting with https:// or http://.`
  }

const RULES = {
  fullName: required('Enter your full name.'),
  lessonNumber: required('Enter the task number.'),
  taskNumber: required('Enter the lesson number.'),
  studentId: required('Enter your student ID.'),
  documentLink: webAddress('your documents'),
  videoLink: webAddress('your video'),
}

/**
 * The task form: for a task of the list, whose number is in the address, and for the Turnitin tasks'
 * log, where the student types the number.
 */
export function TaskFormPage() {
  const { lessonNumber = '' } = useParams({ strict: false })
  const student = useStudent()
  const navigate = useNavigate()
  // Kept until the task is handed in, so that neither a reload nor the end of a session loses it.
  const draftName = `task:${lessonNumber}`
  const [draft] = useState(() => readDraft(draftName))
  const submission = useMutation({
    mutationFn: sendSubmission,
    onSuccess: (reply) => reply.ok && removeDraft(draftName),
  })
  const form = useForm(RULES, (values) => {
    submission.mutate({ ...values, cohort: student.cohort })
  })
  const failed = submission.isError || submission.data?.ok === false
  const submitted = submission.data?.ok === true
  const done = () => navigate({ to: '/mentor-tasks' })

  function keepDraft(event: FormEvent<HTMLFormElement>) {
    const texts = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    )
    storeDraft(draftName, Object.fromEntries(texts))
  }

  return (
    <>
      <PageHeader title={lessonNumber === '' ? "Turnitin tasks' log" : 'Submit Task'}>
        Every field is needed. Check that both links open for somebody who is not signed in as you.
        <FormDeadline lessonNumber={lessonNumber} />
      </PageHeader>
      <form
        className={panelClass(styles.form)}
        noValidate
        onSubmit={form.onSubmit}
        onInput={keepDraft}
      >
        <ErrorSummary errors={form.errors} />
        <Field
          label="Full Name"
          name="fullName"
          autoComplete="name"
          required
          defaultValue={draft['fullName'] ?? student.fullName}
          error={form.errorOf('fullName')}
        />
        {/* The labels of the two numbers are swapped: lesson_number is labelled Task Number, and
            task_number is labelled Lesson Number (spec 3). This is the only place that swaps them. */}
        <Field
          label="Task Number"
          name="lessonNumber"
          required
          defaultValue={draft['lessonNumber'] ?? lessonNumber}
          error={form.errorOf('lessonNumber')}
        />
        <Field
          label="Lesson Number"
          name="taskNumber"
          required
          defaultValue={draft['taskNumber']}
          error={form.errorOf('taskNumber')}
        />
        <Field
          label="Student ID"
          name="studentId"
          required
          defaultValue={draft['studentId']}
          error={form.errorOf('studentId')}
        />
        <Field
          label="Documents Link"
          name="documentLink"
          type="url"
          inputMode="url"
          placeholder="https://"
          help="Where your mentor can read your work, such as a shared folder."
          required
          defaultValue={draft['documentLink']}
          error={form.errorOf('documentLink')}
        />
        <Field
          label="Video Link"
          name="videoLink"
          type="url"
          inputMode="url"
          placeholder="https://"
          help="Where your mentor can watch you present it."
          required
          defaultValue={draft['videoLink']}
          error={form.errorOf('videoLink')}
        />
        {failed && !submission.isPending && (
          <Notice kind="error">Error submitting task. Please try again.</Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={submission.isPending}>
            {submission.isPending ? 'Submitting…' : 'Submit Task'}
          </Button>
          <Link to="/mentor-tasks">Back to the tasks</Link>
        </div>
      </form>
      {submitted && (
        <Modal
          title="Task Submitted"
          icon={<CircleCheck aria-hidden="true" size="1.25em" />}
          description="Your task has arrived. Your mentor will look at it."
          onClose={() => void done()}
          actions={<Button onClick={() => void done()}>Done</Button>}
        />
      )}
    </>
  )
}
