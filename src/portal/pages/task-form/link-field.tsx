import { ExternalLink } from 'lucide-react'
import { useId, useRef } from 'react'
import { isWebAddress, linkAddress, plainLink } from '../../../contract/address.ts'
import { findLink, type TaskLinks } from './link-advice.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { tooLong } from '../../ui/form-rules.ts'
import type { FieldError } from '../../ui/use-form.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './task-form.module.css'

type LinkFieldProps = {
  label: string
  name: keyof TaskLinks
  help: string
  defaultValue: string | undefined
  /** The current value. */
  typed: string
  error: FieldError | undefined
}

/** A field for the address of the student's work. It can open the link, and extract it from pasted text. */
export function LinkField({ typed, error, ...field }: LinkFieldProps) {
  const row = useRef<HTMLDivElement>(null)
  const noteId = useId()
  const link = plainLink(typed)
  const address = isWebAddress(link) ? linkAddress(link, location.origin) : null
  const suggestion = findLink(link)

  function use(text: string) {
    const input = row.current?.parentElement?.querySelector('input')
    if (!input) return
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }

  return (
    <Field
      {...field}
      type="url"
      inputMode="url"
      placeholder="https://"
      required
      error={isWebAddress(link) && tooLong(link) === null ? undefined : error}
    >
      <div ref={row} className={styles.tools}>
        {address !== null && (
          <>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('quiet')}
              aria-describedby={noteId}
            >
              Open my link
              <ExternalLink aria-hidden="true" size="1em" />
            </a>
            <VisuallyHidden id={noteId}>{field.label}, opens in a new tab</VisuallyHidden>
          </>
        )}
        {suggestion !== null && (
          <Button variant="soft" onClick={() => use(suggestion)}>
            Use {suggestion}
          </Button>
        )}
      </div>
    </Field>
  )
}
