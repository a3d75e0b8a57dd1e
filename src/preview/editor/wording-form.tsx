import { useState, type ReactNode } from 'react'
import type { IconShapes } from '../../content/types.ts'
import type { Content, TriedProblem } from '../exchange.ts'
import type { Text } from '../page/entries.ts'
import { CardLists } from './card-lists.tsx'
import { FieldInput } from './field-input.tsx'
import { FIELD_WORDS, GROUPS } from './field-words.ts'
import { MarkdownBox, type NamedValue } from './markdown-box.tsx'
import type { TextKind, Typed } from './typed.ts'
import styles from './wording-panel.module.css'

type WordingFormProps = {
  /** Null for a mail, which has no pictures. */
  text: Text | null
  kind: TextKind
  /** What the text may name between double braces, and what is read there. */
  values: readonly NamedValue[]
  typed: Typed
  content: Content
  icon: IconShapes
  problems: readonly TriedProblem[]
  onType: (typed: Typed) => void
}

/** The fields of a card, page or mail, and the text below them. */
export function WordingForm(props: WordingFormProps) {
  const { text, kind, values, typed, content, icon, problems, onType } = props
  const fieldsOf = (names: readonly string[]) =>
    names.map((name) => {
      const words = FIELD_WORDS[kind][name]
      return (
        words && (
          <FieldInput
            key={name}
            words={words}
            value={typed.values[name] ?? ''}
            folder={text?.file.split('/')[1] ?? ''}
            content={content}
            icon={icon}
            problems={problems.filter(({ field }) => field === name)}
            onChange={(value) => onType({ ...typed, values: { ...typed.values, [name]: value } })}
          />
        )
      )
    })
  return (
    <>
      {GROUPS[kind].map(({ name, fields }) =>
        name === undefined ? (
          fieldsOf(fields)
        ) : (
          <Group key={name} name={name} filled={fields.some((field) => typed.values[field] !== '')}>
            {fieldsOf(fields)}
          </Group>
        ),
      )}
      {kind === 'card' && (
        <CardLists
          lists={typed.lists}
          content={content}
          problems={problems}
          onChange={(list, entries) =>
            onType({ ...typed, lists: { ...typed.lists, [list]: entries } })
          }
        />
      )}
      <MarkdownBox
        text={text}
        kind={kind}
        value={typed.body}
        values={values}
        problems={problems.filter(({ field }) => field === 'body')}
        onChange={(body) => onType({ ...typed, body })}
      />
    </>
  )
}

/** Fields that most texts do without: folded where they say nothing when the form opens. */
function Group({ name, filled, children }: { name: string; filled: boolean; children: ReactNode }) {
  const [open] = useState(filled)
  return (
    <details className={styles.group} open={open}>
      <summary>{name}</summary>
      {children}
    </details>
  )
}
