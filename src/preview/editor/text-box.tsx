import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView, keymap, WidgetType, type DecorationSet } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { VisuallyHidden } from '../../portal/ui/visually-hidden.tsx'
import type { TriedProblem } from '../exchange.ts'
import { lineOf } from '../page/problem-list.tsx'
import styles from './text-box.module.css'

type TextBoxProps = {
  help: string
  value: string
  problems: readonly TriedProblem[]
  /** The lines of the file above the text. */
  linesAbove: number
  onChange: (value: string) => void
}

/** The Markdown; each problem stands below its line. */
export function TextBox({ help, value, problems, linesAbove, onChange }: TextBoxProps) {
  const place = useRef<HTMLDivElement>(null)
  // Not a state: a render of its own would undo what is typed before it.
  const view = useRef<EditorView | null>(null)
  const change = useEffectEvent(onChange)
  const first = useEffectEvent(() => value)

  useEffect(() => {
    if (place.current === null) return undefined
    const made = new EditorView({
      doc: first(),
      parent: place.current,
      extensions: [
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.theme({ '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit' } }),
        EditorView.contentAttributes.of({
          'aria-label': 'Text',
          spellcheck: 'true',
          autocapitalize: 'sentences',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) change(state.doc.toString())
        }),
        shownProblems,
      ],
    })
    view.current = made
    return () => made.destroy()
  }, [])

  useEffect(() => {
    const { current } = view
    if (current === null || current.state.doc.toString() === value) return
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } })
  }, [value])

  const json = JSON.stringify({ problems, linesAbove })
  useEffect(() => {
    view.current?.dispatch({ effects: showProblems.of(JSON.parse(json) as Shown) })
  }, [json])

  return (
    <div>
      <b className="quiet">Text</b>
      <div ref={place} className={styles.text} />
      <p className="quiet">{help}</p>
      <VisuallyHidden role="status">{problems.map(saidOf).join(' ')}</VisuallyHidden>
    </div>
  )
}

type Shown = Pick<TextBoxProps, 'problems' | 'linesAbove'>

const showProblems = StateEffect.define<Shown>()

const shownProblems = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, changes, state }) {
    const effect = effects.find((each) => each.is(showProblems))
    if (effect === undefined) return shown.map(changes)
    const { problems, linesAbove } = effect.value
    const widgets = problems.map((problem) => {
      const { to } = state.doc.line(Math.min(problem.line - linesAbove, state.doc.lines))
      return Decoration.widget({ widget: new Message(problem), block: true, side: 1 }).range(to)
    })
    return Decoration.set(widgets, true)
  },
  provide: (field) => EditorView.decorations.from(field),
})

function saidOf(problem: TriedProblem): string {
  return `${lineOf(problem)} ${problem.message}`
}

class Message extends WidgetType {
  readonly problem: TriedProblem

  constructor(problem: TriedProblem) {
    super()
    this.problem = problem
  }

  override eq({ problem }: Message): boolean {
    return saidOf(problem) === saidOf(this.problem)
  }

  override toDOM(): HTMLElement {
    const shown = document.createElement('p')
    shown.className = styles.message ?? ''
    shown.dataset['severity'] = this.problem.severity
    shown.textContent = saidOf(this.problem)
    return shown
  }
}
