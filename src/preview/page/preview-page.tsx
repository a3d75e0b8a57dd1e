import { List } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import type { Content, Entry } from '../exchange.ts'
import type { PreviewState } from '../state.ts'
import { buttonClass } from '../../portal/ui/button.tsx'
import { WordingPanel } from '../editor/wording-panel.tsx'
import { FilesHost } from '../files/files-host.tsx'
import { Contents } from './contents.tsx'
import { keyOf, mailOf, pageOf, schoolOf, textOf } from './entries.ts'
import styles from './preview-page.module.css'
import { MailStage } from './mail-stage.tsx'
import { Notices } from './notices.tsx'
import { Stage } from './stage.tsx'
import { SwitchBar } from './switch-bar.tsx'
import { TextHeader } from './text-header.tsx'
import { AllProblems } from './problem-list.tsx'
import { useAddress } from './use-address.ts'

/** The whole preview: the list on the left, a page, card or mail in the middle, its wording on the right. */
export function PreviewPage({ content, isConnected }: { content: Content; isConnected: boolean }) {
  const [state, goTo] = useAddress()
  /** Only where the window is too narrow to show the list beside the view. */
  const [isListOpen, setListOpen] = useState(false)
  const listButton = useRef<HTMLButtonElement>(null)
  const [editing, setEditing] = useState(false)
  const [tried, setTried] = useState<Readonly<Record<string, Entry>>>({})
  const listed = useDeferredValue(content)
  const { shown, switches } = state
  const go = (next: PreviewState): void => {
    // What was pressed in the list is hidden with it.
    if (isListOpen) listButton.current?.focus()
    setListOpen(false)
    goTo(next)
  }
  const text = textOf(content, shown)
  const mail = mailOf(content, shown)
  return (
    <div
      className={styles.preview}
      data-editing={(editing && text !== undefined) || undefined}
      data-list={isListOpen || undefined}
    >
      <title>{`${(text ?? mail)?.title ?? 'Problems'} · Preview`}</title>
      <header className={styles.header}>
        <p className={styles.name}>
          Preview <span>{schoolOf(content)?.site.name}</span>
        </p>
        <div className={styles.list}>
          <button
            ref={listButton}
            type="button"
            className={buttonClass('secondary')}
            aria-expanded={isListOpen}
            onClick={() => setListOpen(!isListOpen)}
          >
            <List aria-hidden="true" size="1.1em" />
            All pages
          </button>
        </div>
      </header>
      <Contents content={listed} state={state} onGo={go} />
      <main className={styles.main}>
        <Notices
          content={content}
          text={text ?? mail}
          isConnected={isConnected}
          state={state}
          onGo={go}
        />
        {mail && (
          <>
            <TextHeader text={mail} content={content} />
            <SwitchBar
              kind="mail"
              switches={switches}
              onSwitch={(next) => go({ shown, switches: next })}
            />
            <MailStage mail={mail} switches={switches} />
          </>
        )}
        {text === undefined && mail === undefined && (
          <AllProblems
            content={content}
            state={state}
            onGo={go}
            missing={shown.kind !== 'problems'}
          />
        )}
        {text !== undefined && (
          <>
            <TextHeader
              text={text}
              content={content}
              editing={editing}
              onEdit={() => setEditing(!editing)}
            />
            <SwitchBar
              kind={text.kind}
              switches={switches}
              onSwitch={(next) => go({ shown, switches: next })}
            />
            <Stage
              text={text}
              switches={switches}
              tried={editing ? tried : NOTHING_TRIED}
              onWent={(path) => {
                const slug = path === '/' ? 'dashboard' : path.slice(1)
                if (pageOf(content, slug)) go({ shown: { kind: 'page', slug }, switches })
              }}
            />
          </>
        )}
      </main>
      {editing && text !== undefined && (
        <WordingPanel
          key={text.file}
          text={text}
          content={content}
          onTry={(entry) => setTried(entry ? { [keyOf(text)]: entry } : NOTHING_TRIED)}
          onClose={() => setEditing(false)}
        />
      )}
      <FilesHost content={content} state={state} onGo={go} />
    </div>
  )
}

const NOTHING_TRIED = {}
