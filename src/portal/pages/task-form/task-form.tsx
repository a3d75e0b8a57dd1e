import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useStudent } from '../../api/use-student.ts'
import { LazyOverlay } from '../../overlay/lazy-overlay.tsx'
import { usePrefetch } from '../../lazy/lazy-module.ts'
import { receipts } from '../../storage/receipts.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useForm } from '../../ui/use-form.ts'
import type { HandedIn } from '../tasks/handed-in.ts'
import { useTask } from '../tasks/use-task.ts'
import { TaskSummary } from './task-summary.tsx'
import { lazyFormDialogs } from './lazy-form-dialogs.ts'
import { RestoredNotice } from './restored-notice.tsx'
import { EarlierReceipt } from './earlier-receipt.tsx'
import { SubmissionNotice } from './submission-notice.tsx'
import { RULES, TaskFields, type TaskFormValues } from './task-fields.tsx'
import styles from './task-form.module.css'
import { useDraft } from './use-draft.ts'
import { useLinkAdvice } from './use-link-advice.ts'
import { useSubmission, type ResendReason } from './use-submission.ts'

/**
 * The task form. It serves a listed task, whose lessonNumber is in the address, and the Turnitin tasks'
 * log, where the student types it.
 */
export function TaskFormPage() {
  const { lessonNumber = '' } = useParams({ strict: false })
  const draft = useDraft(lessonNumber)
  const { handedIn } = useTask(lessonNumber)
  const submission = useSubmission(lessonNumber, handedIn)
  return (
    <div className={styles.page}>
      <PageHeader title={lessonNumber === '' ? "Turnitin tasks' log" : 'Submit Task'}>
        All fields are required. Check that both links open for other people: try them in a private
        window of your browser.
      </PageHeader>
      <TaskForm key={draft.version} {...{ lessonNumber, draft, handedIn, submission }} />
    </div>
  )
}

type TaskFormProps = {
  lessonNumber: string
  draft: ReturnType<typeof useDraft>
  handedIn: HandedIn
  submission: ReturnType<typeof useSubmission>
}

function TaskForm({ lessonNumber, draft, handedIn, submission }: TaskFormProps) {
  const student = useStudent()
  const [prefilled] = useState<TaskFormValues>(() => ({
    fullName: student.fullName,
    lessonNumber,
    taskNumber: '',
    studentId: receipts.get()[0]?.submission.studentId ?? '', // docs/decisions.md, Names and forms
    documentLink: '',
    videoLink: '',
  }))
  const start = { ...prefilled, ...draft.restored?.fields }
  const advice = useLinkAdvice(start)
  // The form showed this before the student typed: do not ask about it again.
  const [handedInBefore] = useState(handedIn)
  const receiptBefore =
    handedInBefore.kind === 'no' ? handedInBefore.mention : handedInBefore.receipt
  const [asked, setAsked] = useState<{ reason: ResendReason; typed: TaskFormValues } | null>(null)
  const { state } = submission
  const navigate = useNavigate()
  const showTasks = () => void navigate({ to: '/mentor-tasks' })
  usePrefetch(lazyFormDialogs)
  const isSending = state.kind === 'sending'
  const send = (typed: TaskFormValues) => void submission.send({ ...typed, cohort: student.cohort })

  const form = useForm(RULES, (typed, element) => {
    if (advice.showIfNew(typed, element)) return // the next click sends: a warning never blocks
    draft.keep(typed) // always, because the draft carries the mark that it may have arrived
    // Offline nothing is sent, so there is nothing to ask.
    const reason = navigator.onLine
      ? submission.resendReason(typed.lessonNumber, receiptBefore)
      : null
    if (reason === null) send(typed)
    else setAsked({ reason, typed })
  })

  function onInput(event: FormEvent<HTMLFormElement>) {
    const typed = readTexts(event.currentTarget, start)
    draft.keep(typed, prefilled)
    advice.setLinks({
      documentLink: typed.documentLink.trim(),
      videoLink: typed.videoLink.trim(),
    })
  }

  return (
    <>
      <form
        className={`panel blocks ${styles.form}`}
        noValidate
        // On a shared phone the browser would suggest this student's links and ID to the next one.
        autoComplete="off"
        onSubmit={form.onSubmit}
        onInput={onInput}
      >
        <TaskSummary lessonNumber={lessonNumber} />
        <EarlierReceipt handedIn={handedInBefore} lessonNumber={lessonNumber} />
        <RestoredNotice draft={draft} />
        <ErrorSummary errors={form.errors} />
        <TaskFields start={start} advice={advice} errorOf={form.errorOf} />
        {!draft.isKept && (
          <Notice kind="warning">
            This device cannot save a draft: its storage is full or blocked. Stay on this page until
            your task is submitted.
          </Notice>
        )}
        {advice.current.length > 0 && (
          <Notice kind="warning">
            {advice.current.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        )}
        <SubmissionNotice state={state} arrivedAt={submission.arrivedAt} />
        <div className={`cluster ${styles.actions}`}>
          <Button type="submit" busy={isSending}>
            {isSending ? 'Submitting…' : 'Submit Task'}
          </Button>
          <Link to="/mentor-tasks">Back to the tasks</Link>
        </div>
      </form>
      {asked !== null && (
        <LazyOverlay module={lazyFormDialogs} onClose={() => setAsked(null)}>
          {({ SendAgain }) => (
            <SendAgain
              reason={asked.reason}
              onConfirm={() => send(asked.typed)}
              onClose={() => setAsked(null)}
            />
          )}
        </LazyOverlay>
      )}
      {state.kind === 'submitted' && (
        <LazyOverlay
          module={lazyFormDialogs}
          onClose={showTasks}
          failedText="Your task was received. Its receipt could not be opened."
        >
          {({ SubmittedModal }) => <SubmittedModal {...state} onClose={showTasks} />}
        </LazyOverlay>
      )}
    </>
  )
}

/** The current values of the fields. */
function readTexts(form: HTMLFormElement, names: TaskFormValues): TaskFormValues {
  const data = new FormData(form)
  const texts = Object.keys(names).map((name) => {
    const text = data.get(name)
    return [name, typeof text === 'string' ? text : ''] as const
  })
  return { ...names, ...Object.fromEntries(texts) }
}
