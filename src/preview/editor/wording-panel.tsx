import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../portal/ui/icon-button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import type { Content, Entry, Problem, Tried } from '../exchange.ts'
import { schoolOf, type Editable } from '../page/entries.ts'
import { changesOf } from './changes.ts'
import { ConflictList } from './conflict-list.tsx'
import type { NamedValue } from './markdown-box.tsx'
import { useCheck } from './use-check.ts'
import { useTried } from './use-tried.ts'
import { useWording, type WordingState } from './use-wording.ts'
import { WordingFoot } from './wording-foot.tsx'
import { WordingForm } from './wording-form.tsx'
import styles from './wording-panel.module.css'

/** The buttons of the choice between two versions. */
const CHOICES = 'section button'

type WordingPanelProps = {
  text: Editable
  content: Content
  /** Whether the preview's local server answers. */
  isConnected: boolean
  onTry: (entry: Entry | null) => void
  onClose: () => void
}

/** The form for the words of a card, page or mail. A change shows at once; Save writes it into the file. */
export function WordingPanel(props: WordingPanelProps) {
  const { text, content, isConnected, onTry, onClose } = props
  const { state, outcome, ...wording } = useWording(text, content.version)
  const checked = useCheck(text.file, savingOf(state), content.version)
  const icon = useTried({ text, state, outcome, content, checked }, onTry)
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useSaveKey(() => void wording.save())
  /** The choice goes away with its buttons: the focus goes on to the next one. */
  const settle = (choose: (names: readonly string[]) => void) => (names: readonly string[]) => {
    flushSync(() => choose(names))
    const next = panel.current?.querySelector<HTMLElement>(CHOICES)
    ;(next ?? heading.current)?.focus()
  }
  return (
    <aside ref={panel} className={styles.panel} aria-label="Wording">
      <header className={styles.header}>
        <h2 ref={heading} tabIndex={-1}>
          Try wording
        </h2>
        <IconButton label="Close the wording" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {(state.kind === 'unreadable' || (state.kind === 'open' && state.stale)) && (
        <Notice kind="error">
          The fields at the top of this file cannot be read now. Open the file in your editor; what
          is wrong stands beside the {text.kind}.
        </Notice>
      )}
      {state.kind === 'open' && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void wording.save()
          }}
        >
          <p className={styles.help}>
            What you type shows at once. Nothing changes in the file before you save.
          </p>
          <ConflictList
            draft={state.draft}
            onKeepMine={settle(wording.keepMine)}
            onTakeTheirs={settle(wording.takeTheirs)}
          />
          <WordingForm
            text={text.kind === 'mail' ? null : text}
            kind={text.kind}
            values={valuesFor(text, content)}
            typed={state.draft.typed}
            content={content}
            icon={icon}
            problems={checked?.problems.filter(({ file }) => file === text.file) ?? []}
            onType={wording.type}
          />
          <WordingFoot
            outcome={outcome}
            changed={state.changed}
            isConnected={isConnected}
            undecided={state.draft.conflicts.length > 0}
            mistaken={checked?.problems.some(({ severity }) => severity === 'error') ?? false}
            onShowConflicts={() => panel.current?.querySelector<HTMLElement>(CHOICES)?.focus()}
            elsewhere={newProblems(checked, content)}
            onDiscard={wording.discard}
            onUndo={wording.undo}
          />
        </form>
      )}
    </aside>
  )
}

function valuesFor(text: Editable, content: Content): readonly NamedValue[] {
  const school = schoolOf(content)
  const own = text.kind === 'mail' ? text.values : (school?.stored ?? [])
  const named = own.map((name) => [name, 'Different for each student'] as const)
  return [...named, ...(school?.printed ?? [])]
}

/** What the check is asked about: what would be saved, or the file as it is. */
function savingOf(state: WordingState) {
  if (state.kind !== 'open' || state.stale) return null
  const { kind, wording, typed } = state.draft
  return changesOf(kind, wording, typed) ?? { version: wording.version, fields: [], body: null }
}

/** Problems that stand beside no field, and are not there yet. */
function newProblems(checked: Tried | null, { problems }: Content): readonly Problem[] {
  const placed = (checked?.problems ?? []).filter(({ field }) => field === null)
  const known = new Set(problems.map(({ file, sentence }) => `${file} ${sentence}`))
  return placed.filter(({ file, sentence }) => !known.has(`${file} ${sentence}`))
}

/** Ctrl+S and Cmd+S save, wherever the focus is; the browser would save the page. */
function useSaveKey(save: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
