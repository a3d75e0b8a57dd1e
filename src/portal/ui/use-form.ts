import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Rule } from './form-rules.ts'

/** From so many errors on a summary shows and announces them; fewer are announced beside their fields. */
export const SUMMARY_FROM = 3

/** What is wrong with one field. */
export type FieldError = {
  readonly name: string
  readonly message: string
  /** Announce it. False where a screen reader comes to the message by itself. */
  readonly alert: boolean
}

/**
 * Checks a form when it is submitted, and sends it when every field keeps its rule. Otherwise the
 * first wrong field gets the focus.
 * @param send gets the fields as one trimmed line of text, but passwords as typed
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
      const message = rules[name](values[name], values)
      return message === null ? [] : [{ name, message }]
    })
    if (wrong[0] === undefined) {
      send(values, form)
      // A new list has the form rendered at once, and so its button busy, before anybody can press
      // it again: React Query by itself tells of the call only in the next task.
      setErrors([])
      return
    }
    const first = fieldOf(form, wrong[0].name)
    // The first error is read with its field when the focus moves there. It moves nowhere when the
    // form was submitted from that very field.
    const reads = first !== document.activeElement
    const found = wrong.map(({ name, message }, index) => ({
      name,
      message,
      alert: wrong.length < SUMMARY_FROM && (index > 0 || !reads),
    }))
    // An alert is announced when it appears, so the one of the last attempt is removed first.
    flushSync(() => setErrors([]))
    // Rendered before the focus moves: only then is the message read with the field.
    flushSync(() => setErrors(found))
    first.focus()
  }

  const errorOf = (name: Name) => errors.find((error) => error.name === name)
  return { errors, errorOf, onSubmit }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) throw new Error(`The form has no field ${name}`)
  return field
}

function valueOf(field: HTMLInputElement): string {
  if (field.autocomplete.includes('password')) return field.value
  // Copied from a document, a line may hold tabs and characters that the backend refuses.
  return field.value.replaceAll(/\p{Cc}+/gu, ' ').trim()
}
