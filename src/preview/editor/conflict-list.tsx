import { diffWordsWithSpace } from 'diff'
import { createElement, Fragment, useId } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import { labelOf } from './field-words.ts'
import { isList, type Draft } from './rebase.ts'
import { typedOf, type Typed, type TypedEntry } from './typed.ts'
import styles from './conflict-list.module.css'

type ConflictListProps = {
  draft: Draft
  onKeepMine: (names: readonly string[]) => void
  onTakeTheirs: (names: readonly string[]) => void
}

/** What the writer and the file say differently, word by word, and the choice between them. */
export function ConflictList({ draft, onKeepMine, onTakeTheirs }: ConflictListProps) {
  const { kind, wording, typed, conflicts } = draft
  if (conflicts.length === 0) return null
  const file = typedOf(kind, wording)
  return (
    <Notice kind="warning">
      <p>
        <b>Somebody changed this file meanwhile.</b> Nothing is lost. Choose for each field whose
        words to go on with; then save.
      </p>
      {conflicts.map((name) => (
        <Conflict
          key={name}
          label={labelOf(kind, name)}
          mine={wordsOf(typed, name)}
          theirs={wordsOf(file, name)}
          onKeepMine={() => onKeepMine([name])}
          onTakeTheirs={() => onTakeTheirs([name])}
        />
      ))}
      {conflicts.length > 1 && (
        <div className={styles.choice}>
          <Button variant="secondary" onClick={() => onKeepMine(conflicts)}>
            Keep all of mine
          </Button>
          <Button variant="secondary" onClick={() => onTakeTheirs(conflicts)}>
            Take all of the file’s
          </Button>
        </div>
      )}
    </Notice>
  )
}

type ConflictProps = {
  label: string
  mine: string
  theirs: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

function Conflict({ label, mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const id = useId()
  return (
    <section className={styles.conflict} aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <dl>
        <dt>Mine</dt>
        <dd>
          <Words from={theirs} to={mine} />
        </dd>
        <dt>The file’s</dt>
        <dd>
          <Words from={mine} to={theirs} />
        </dd>
      </dl>
      <div className={styles.choice}>
        <Button variant="secondary" aria-describedby={id} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="secondary" aria-describedby={id} onClick={onTakeTheirs}>
          Take the file’s
        </Button>
      </div>
    </section>
  )
}

/** A text, what the other one does not say marked. */
function Words({ from, to }: { from: string; to: string }) {
  if (to.trim() === '') return <i>Nothing</i>
  const runs = diffWordsWithSpace(from, to).filter(({ removed }) => !removed)
  // The runs never change places.
  return createElement(
    Fragment,
    null,
    ...runs.map(({ added, value }) => (added ? createElement('mark', null, value) : value)),
  )
}

function wordsOf(typed: Typed, name: string): string {
  if (name === 'body') return typed.body
  if (isList(name)) return typed.lists[name].map(inWords).join('\n')
  return typed.values[name] ?? ''
}

/** An entry in one line. */
function inWords({ values }: TypedEntry, index: number): string {
  const { label, value, copy, key, address, note } = values
  const what = label === undefined ? key || address : `${label}: ${value}`
  const more = copy === 'true' ? 'with a Copy button' : note
  return `${index + 1}. ${what}${more ? ` – ${more}` : ''}`
}
