import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { removeWait, storeWait, type Wait } from '../../storage/waits.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { required } from '../../ui/form-rules.ts'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from './waits.module.css'

type IdModalProps = {
  /** The id of the button that opens it. */
  opener: string
  title: string
  /** With its ID where it is saved already. */
  wait: Wait
  help?: string | undefined
  onClose: () => void
}

const RULES = { kept: required('Enter it first.') }

/** Asks for an ID that the student has got, such as a submission ID, or changes a saved one. */
export function IdModal({ opener, title, wait, help, onClose }: IdModalProps) {
  const [failed, setFailed] = useState(false)
  const { onSubmit, errorOf } = useForm(RULES, ({ kept }) => {
    if (storeWait({ ...wait, kept })) onClose()
    else setFailed(true)
  })
  const formId = useId()
  function remove() {
    flushSync(() => removeWait(wait))
    // What opened this modal is gone: the modal below it gets the focus.
    document.querySelector<HTMLElement>('[data-dialog] button')?.focus()
  }
  return (
    <Modal
      opener={opener}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId}>
            Save
          </Button>
          {wait.kept !== '' && (
            <Button variant="secondary" onClick={remove}>
              Remove
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <Field
          label={wait.label}
          help={help}
          name="kept"
          required
          defaultValue={wait.kept}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={errorOf('kept')}
        />
        {failed && <Notice kind="warning">This device could not save it. Write it down.</Notice>}
      </form>
    </Modal>
  )
}
