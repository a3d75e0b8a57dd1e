import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { plainLink } from '../../contract/address.ts'
import { tooLong, type Rule } from './form-rules.ts'

/** At this many errors a summary announces them; fewer are announced beside their fields. */
export const SUMMARY_FROM = 3

/** One field's error. */
export type FieldError = {
  readonly name: string
  readonly message: string
  /** Announce the message. False if a screen reader reads it anyway. */
  readonly alert: boolean
}

/**
 * Validates a form on submit and sends it if all fields are valid. Otherwise the first invalid field
 * gets the focus.
 * @param send receives each field as one trimmed line of text, but passwords as typed
 */
export function useForm<Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  send: (values: Readonly<Record<Name, string>>, form: HTMLFormElement) => void,
) {
  const [errors, setErrors] = useState<readonly FieldError[]>([])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const names = Object.keys(rules) as Name[]
    const values = {} as Record<Name, string>
    for (const name of names) values[name] = valueOf(fieldOf(form, name))
    const wrong = names.flatMap((name) => {
      const message = rules[name](values[name], values) ?? tooLong(values[name])
      return message === null ? [] : [{ name, message }]
    })
    if (wrong[0] === undefined) {
      send(values, form)
      // Setting a new array renders the form synchronously, so the button is busy before a second
      // click. React Query, for the forms that use it, tells only in the next task.
      setErrors([])
      return
    }
    const first = fieldOf(form, wrong[0].name)
    // A screen reader reads the first error when the focus moves to its field. The focus does not move if
    // the form was submitted from that field.
    const reads = first !== document.activeElement
    const marked = wrong.map(({ name, message }, index) => ({
      name,
      message,
      alert: wrong.length < SUMMARY_FROM && (index > 0 || !reads),
    }))
    // An alert is announced only when it appears, so remove the last attempt's alert first.
    flushSync(() => setErrors([]))
    // Render before moving the focus, so that the message is read with the field.
    flushSync(() => setErrors(marked))
    first.focus()
  }

  const errorOf = (name: Name) => errors.find((error) => error.name === name)
  return { errors, errorOf, onSubmit }
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fieldOf(form: HTMLFormElement, name: string): FormField {
  const field = form.elements.namedItem(name) as FormField | null
  if (field === null) throw new Error(`The form has no field ${name}`)
  return field
}

function valueOf(field: FormField): string {
  if (field.getAttribute('autocomplete')?.includes('password')) return field.value
  if (field.type === 'url') return plainLink(field.value)
  // Text copied from a document may contain tabs and control characters, which the backend refuses.
  return field.value.replaceAll(/\p{Cc}+/gu, ' ').trim()
}
