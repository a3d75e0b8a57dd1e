import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '../../../../src/portal/ui/icon-button.tsx'
import type { Content, Entry, Tried, TriedProblem } from '../exchange.ts'
import { ProblemList } from '../page/problem-list.tsx'
import { AddPicture } from './add-picture.tsx'
import { FieldBox } from './field-box.tsx'
import { fieldsOf, isAt, type Field } from './fields.ts'
import { ListRows } from './list-rows.tsx'
import { useWording } from './use-wording.ts'
import { WordingFoot } from './wording-foot.tsx'
import styles from './wording-panel.module.css'

type WordingPanelProps = {
  entry: Entry
  content: Content
  /** Called with the text as the form has it; null when the form closes. */
  onTry: (trial: Tried | null) => void
  onClose: () => void
}

/** The form for the words of a card, page or mail. */
export function WordingPanel({ onClose, ...form }: WordingPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <aside className={styles.panel} aria-label="Wording">
      <header className="apart">
        <h2 ref={heading} tabIndex={-1}>
          Edit
        </h2>
        <IconButton label="Close the wording" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <Form key={form.entry.file} {...form} />
    </aside>
  )
}

function Form({ entry, content, onTry }: Omit<WordingPanelProps, 'onClose'>) {
  const { file, kind } = entry
  const wording = useWording(entry, content.version)
  const { opened, trying } = wording
  const { data: tried = null } = trying
  useSaveKey(wording.save)
  const show = useEffectEvent(onTry)
  useEffect(() => show(tried), [tried])
  useEffect(() => () => show(null), [])

  if (opened === null) return null
  if (opened.wording.fields === null) {
    return (
      <>
        <p>
          The fields at the top of this file cannot be read. Correct them in your editor or on
          GitHub.
        </p>
        <ProblemList problems={content.problems.filter((problem) => problem.file === file)} />
      </>
    )
  }
  const { typed } = opened
  const { first = [], lists = [], more = [] } = fieldsOf(kind)
  const inFile = tried?.problems.filter((problem) => problem.file === file) ?? []
  const change = (name: string, value: string): void =>
    wording.type({ ...typed, values: { ...typed.values, [name]: value } })
  const text = typed.values['body'] ?? ''
  /** The box has no numbers beside its lines, so the problem quotes its own. */
  const withLine = (problem: TriedProblem): TriedProblem => {
    const words = text.split('\n')[problem.line - (tried?.linesAbove ?? 0) - 1] ?? ''
    return { ...problem, message: `Line ${problem.line}, “${words}”: ${problem.message}` }
  }
  const box = (field: Field) => {
    const problems = inFile.filter((problem) => isAt(problem, field.name))
    return (
      <FieldBox
        key={field.name}
        field={field}
        value={typed.values[field.name] ?? ''}
        problems={field.shape === 'text' ? problems.map(withLine) : problems}
        onChange={(value) => change(field.name, value)}
      />
    )
  }
  return (
    <div className="stack">
      {first.map(box)}
      {kind !== 'mail' && (
        <AddPicture
          file={file}
          onAdd={(markdown) => change('body', `${text.trimEnd()}\n\n${markdown}\n`)}
        />
      )}
      {lists.map((list) => (
        <ListRows
          key={list.name}
          list={list}
          rows={typed.lists[list.name] ?? []}
          problems={inFile}
          onChange={(rows) =>
            wording.type({ ...typed, lists: { ...typed.lists, [list.name]: rows } })
          }
        />
      ))}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>More fields</summary>
          {more.map(box)}
        </details>
      )}
      <WordingFoot wording={wording} entry={entry} known={content.problems} />
    </div>
  )
}

/** Ctrl+S and ⌘S save the words, not the web page. */
function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save)
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSave()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
