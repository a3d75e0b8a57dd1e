import { Bold, Heading, Link, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../portal/ui/icon-button.tsx'
import { VisuallyHidden } from '../../portal/ui/visually-hidden.tsx'
import type { TriedProblem } from '../exchange.ts'
import { AddPicture } from '../files/add-picture.tsx'
import type { Text } from '../page/entries.ts'
import { showModal } from '../page/stage.tsx'
import { FieldBox } from './field-box.tsx'
import { helpOf, mark, MARKS, type Mark, type Marked } from './marks.ts'
import type { TextKind } from './typed.ts'
import styles from './markdown-box.module.css'

const BUTTONS: Readonly<Record<Mark, readonly [label: string, Sign: LucideIcon]>> = {
  bold: ['Bold', Bold],
  list: ['List', List],
  steps: ['Steps', ListOrdered],
  link: ['Link', Link],
  heading: ['Heading', Heading],
}

/** What can stand between double braces, such as figures.class_join, and what is read there. */
export type NamedValue = readonly [name: string, text: string]

type MarkdownBoxProps = {
  /** What a picture is put beside; null for a mail, which has none. */
  text: Text | null
  kind: TextKind
  value: string
  values: readonly NamedValue[]
  problems: readonly TriedProblem[]
  onChange: (value: string) => void
}

/** The text below the fields, with a button for each thing that this kind of text can hold. */
export function MarkdownBox(props: MarkdownBoxProps) {
  const { text: beside, kind, value, values, problems, onChange } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const write = (change: (start: number, end: number) => Marked): void => {
    const { current } = box
    if (current === null) return
    const { start, end, text, select } = change(current.selectionStart, current.selectionEnd)
    current.focus()
    current.setSelectionRange(start, end)
    // The one way to write that the browser's own Undo knows; React hears it as if it were typed.
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('insertText', false, text)
    current.setSelectionRange(...select)
  }
  const insert = (name: string): void =>
    write((start, end) => {
      const text = `{{${name}}}`
      return { start, end, text, select: [start + text.length, start + text.length] }
    })
  return (
    <FieldBox label="Text" help={helpOf(kind)} problems={problems}>
      {(field) => (
        <>
          <div className={styles.marks} role="group" aria-label="Write in the text">
            {MARKS[kind].map((what) => {
              const [label, Sign] = BUTTONS[what]
              return (
                <IconButton
                  key={what}
                  label={label}
                  title={label}
                  onClick={() => write((start, end) => mark(what, kind, value, start, end))}
                >
                  <Sign aria-hidden="true" size="1.15em" />
                </IconButton>
              )
            })}
            <label>
              <VisuallyHidden>Put in a value</VisuallyHidden>
              <select value="" onChange={(event) => insert(event.target.value)}>
                <option value="" disabled>
                  Put in a value…
                </option>
                {values.map(([name, text]) => (
                  <option key={name} value={name}>
                    {text} ({name})
                  </option>
                ))}
              </select>
            </label>
          </div>
          <textarea
            {...field}
            ref={box}
            rows={14}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onFocus={showModal}
          />
          {beside && <AddPicture text={beside} area={box} onType={onChange} />}
        </>
      )}
    </FieldBox>
  )
}
