import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  EditorView,
  keymap,
  lineNumbers,
  WidgetType,
  type DecorationSet,
} from '@codemirror/view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { VisuallyHidden } from '../../portal/ui/visually-hidden.tsx'
import parts from '../parts.module.css'
import styles from './text-box.module.css'

/** What is wrong in a line of the text; the first line is 1. */
type LineProblem = {
  readonly line: number
  readonly severity: 'error' | 'warning'
  readonly words: string
}

type TextBoxProps = {
  label: string
  help: string
  value: string
  problems: readonly LineProblem[]
  onChange: (value: string) => void
}

/** A text with numbered lines, in which each message stands below its line. */
export function TextBox({ label, help, value, problems, onChange }: TextBoxProps) {
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const change = useEffectEvent(onChange)
  const first = useEffectEvent(() => value)

  useEffect(() => {
    if (place.current === null) return undefined
    const made = new EditorView({
      doc: first(),
      parent: place.current,
      extensions: [
        lineNumbers(),
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.theme({ '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit' } }),
        EditorView.contentAttributes.of({
          'aria-label': label,
          spellcheck: 'true',
          autocapitalize: 'sentences',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) change(state.doc.toString())
        }),
        messages,
      ],
    })
    setView(made)
    return () => made.destroy()
  }, [label])

  useEffect(() => {
    if (view === null || view.state.doc.toString() === value) return
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } })
  }, [view, value])

  const told = JSON.stringify(problems)
  useEffect(() => {
    view?.dispatch({ effects: tell.of(JSON.parse(told) as readonly LineProblem[]) })
  }, [view, told])

  return (
    <div>
      <b className={parts.quiet}>{label}</b>
      <div ref={place} className={styles.text} />
      <p className={parts.quiet}>{help}</p>
      <VisuallyHidden>
        <span role="status">
          {problems.map(({ line, words }) => `Line ${line}: ${words}`).join(' ')}
        </span>
      </VisuallyHidden>
    </div>
  )
}

const tell = StateEffect.define<readonly LineProblem[]>()

const messages = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, changes, state }) {
    const told = effects.find((effect) => effect.is(tell))
    if (told === undefined) return shown.map(changes)
    const lines = told.value.map((problem) => {
      const { to } = state.doc.line(Math.min(Math.max(problem.line, 1), state.doc.lines))
      return Decoration.widget({ widget: new Message(problem), block: true, side: 1 }).range(to)
    })
    return Decoration.set(lines, true)
  },
  provide: (field) => EditorView.decorations.from(field),
})

class Message extends WidgetType {
  readonly problem: LineProblem

  constructor(problem: LineProblem) {
    super()
    this.problem = problem
  }

  override eq({ problem }: Message): boolean {
    return problem.words === this.problem.words && problem.severity === this.problem.severity
  }

  override toDOM(): HTMLElement {
    const shown = document.createElement('p')
    shown.className = styles.message ?? ''
    shown.dataset['severity'] = this.problem.severity
    shown.textContent = this.problem.words
    return shown
  }
}
