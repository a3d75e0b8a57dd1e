import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { IconButton } from '../../portal/ui/icon-button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import type { Content, Entry, Wording } from '../exchange.ts'
import { schoolOf, type Text } from '../page/entries.ts'
import { useTried } from './use-tried.ts'
import { useWording, type WordingState } from './use-wording.ts'
import { changesOf, fieldsOf } from './wording-fields.ts'
import { WordingForm } from './wording-form.tsx'
import styles from './wording-panel.module.css'

type WordingPanelProps = {
  text: Text
  content: Content
  onTry: (entry: Entry | null) => void
  onClose: () => void
}

/** The form for the wording of a card or page. A change shows at once; Save writes it into the file. */
export function WordingPanel({ text, content, onTry, onClose }: WordingPanelProps) {
  const { state, type, save, discard, keepMine, takeTheirs } = useWording(text)
  useTried(text, state, content, onTry)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <aside className={styles.panel} aria-label="Wording">
      <header className={styles.header}>
        <h2 ref={heading} tabIndex={-1}>
          Try wording
        </h2>
        <IconButton label="Close the wording" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {state.kind === 'unreadable' && (
        <Notice kind="error">
          The fields at the top of this file cannot be read here. Open the file in your editor; what
          is wrong stands beside the {text.kind}.
        </Notice>
      )}
      {state.kind === 'open' && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void save(content.version)
          }}
        >
          <p className={styles.help}>
            What you type shows beside at once. Nothing is changed in the file before you save.
          </p>
          <WordingForm
            text={text}
            fields={fieldsOf(text.kind, state.wording)}
            typed={state.typed}
            linkKeys={Object.keys(schoolOf(content)?.links ?? {})}
            onType={type}
          />
          <Foot state={state} kind={text.kind} onDiscard={() => void discard()}>
            {(now) => (
              <>
                <Button variant="secondary" onClick={() => keepMine(now)}>
                  Keep mine
                </Button>
                <Button variant="secondary" onClick={() => takeTheirs(now)}>
                  Take the file’s
                </Button>
              </>
            )}
          </Foot>
        </form>
      )}
    </aside>
  )
}

type FootProps = {
  state: WordingState & { kind: 'open' }
  kind: Text['kind']
  onDiscard: () => void
  /** The buttons for a file that somebody else has changed. */
  children: (now: Wording) => ReactNode
}

function Foot({ state: { wording, typed, outcome }, kind, onDiscard, children }: FootProps) {
  const unchanged = changesOf(fieldsOf(kind, wording), wording, typed) === null
  return (
    <div className={styles.foot}>
      {outcome.kind === 'refused' && <Notice kind="error">{outcome.message}</Notice>}
      {outcome.kind === 'changed' && (
        <Notice kind="error">
          <p>
            <b>This file changed meanwhile.</b> Both versions are kept: yours is in the fields
            above, and this is what the file says now:
          </p>
          <pre className={styles.theirs}>{asText(outcome.now)}</pre>
          <div className={styles.actions}>{children(outcome.now)}</div>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          busy={outcome.kind === 'saving'}
          disabled={unchanged || outcome.kind === 'changed'}
        >
          Save
        </Button>
        <Button variant="quiet" disabled={unchanged} onClick={onDiscard}>
          Discard
        </Button>
        <p role="status">
          {outcome.kind === 'saved' && 'Saved.'}
          {outcome.kind !== 'saved' && !unchanged && 'Not saved yet'}
        </p>
      </div>
    </div>
  )
}

/** A file's wording as plain text, to compare with what was typed. */
function asText({ fields, body }: Wording): string {
  return `${JSON.stringify(fields, null, 2).replace(/^[{}]$\n?/gm, '')}\n${body}`
}
