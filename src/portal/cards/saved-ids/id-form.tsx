import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { AS_TYPED, Field } from '../../ui/field.tsx'
import { required } from '../../ui/form-rules.ts'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../ui/use-form.ts'

type IdFormProps = {
  label: string
  help?: string
  defaultValue?: string
  /** @returns whether the device stored the ID */
  onSave: (id: string) => boolean
  children?: ReactNode
}

const RULES = { id: required('Enter it first.') }

/** Asks for an ID that the student has received, such as a submission ID. */
export function IdForm({ onSave, children, ...field }: IdFormProps) {
  const [failed, setFailed] = useState(false)
  const { onSubmit, errorOf } = useForm(RULES, ({ id }) => setFailed(!onSave(id)))
  return (
    <form ref={focusField} className="stack" noValidate onSubmit={onSubmit}>
      <Field {...field} name="id" required autoComplete="off" {...AS_TYPED} error={errorOf('id')} />
      {failed && <Notice kind="warning">This device could not save it. Write it down.</Notice>}
      <Button type="submit">Save</Button>
      {children}
    </form>
  )
}

function focusField(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus()
}
