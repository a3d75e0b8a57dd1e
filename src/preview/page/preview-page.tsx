import { useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { WordingPanel, type Trial } from '../editor/wording-panel.tsx'
import type { Content } from '../exchange.ts'
import { ProposeBar } from '../propose/propose-bar.tsx'
import { Contents } from './contents.tsx'
import { Device } from './device.tsx'
import { keyOf, pathOf, schoolOf, textAt, textIn, type Editable } from './entries.ts'
import { MailStage } from './mail-stage.tsx'
import { NewCard } from './new-card.tsx'
import { Notices } from './notices.tsx'
import parts from '../parts.module.css'
import styles from './preview-page.module.css'
import { AllProblems } from './problem-list.tsx'
import { SwitchBar } from './switch-bar.tsx'
import { TextHeader, TRY_ID } from './text-header.tsx'
import { useAddress } from './use-address.ts'

/** The whole preview: the list on the left, a page, card or mail in the middle, its wording on the right. */
export function PreviewPage({ content, isConnected }: { content: Content; isConnected: boolean }) {
  const [state, go] = useAddress()
  const [editing, setEditing] = useState(false)
  const [trial, setTrial] = useState<Trial | null>(null)
  const listed = useDeferredValue(content)
  const { file, switches } = state
  const edited = textIn(content, file)
  const isEditing = editing && edited !== undefined
  const entry = isEditing && trial?.kind === 'tried' ? trial.entry : null
  const tried = useMemo(() => (entry ? { [keyOf(entry)]: entry } : NOTHING_TRIED), [entry])

  const showNew = (id: string): void => {
    go({ file: `content/${id}.md`, switches })
    setEditing(true)
  }
  return (
    <div className={styles.preview} data-editing={isEditing || undefined}>
      <title>{`${edited?.title ?? 'Problems'} · Preview`}</title>
      <header className={styles.header}>
        <p className={styles.name}>
          Preview <span>{schoolOf(content)?.site.name}</span>
        </p>
        <ProposeBar version={content.version} />
      </header>
      <Contents content={listed} state={state} onGo={go} />
      <main className={styles.main}>
        <Notices
          content={content}
          text={edited}
          isConnected={isConnected}
          state={state}
          onGo={go}
        />
        {edited === undefined && (
          <AllProblems content={content} state={state} onGo={go} missing={file !== null} />
        )}
        {edited !== undefined && (
          <>
            <TextHeader
              text={edited}
              content={content}
              editing={editing}
              onEdit={() => setEditing(true)}
            >
              {edited.kind === 'page' && edited.slug !== 'dashboard' && (
                <NewCard page={edited.slug} onMade={showNew} />
              )}
            </TextHeader>
            <SwitchBar
              kind={edited.kind === 'mail' ? 'mail' : 'text'}
              switches={switches}
              onSwitch={(next) => go({ file, switches: next })}
            />
            <p role="status" className={parts.quiet}>
              {versionOf(edited, content, isEditing ? trial : null)}
            </p>
          </>
        )}
        {edited?.kind === 'mail' && (
          <MailStage mail={entry?.kind === 'mail' ? entry : edited} switches={switches} />
        )}
        {edited !== undefined && edited.kind !== 'mail' && (
          <Device
            path={pathOf(edited, content)}
            switches={switches}
            tried={tried}
            onWent={(path) => {
              const text = textAt(path, content)
              if (text) go({ file: text.file, switches })
            }}
          />
        )}
      </main>
      {isEditing && (
        <WordingPanel
          key={edited.file}
          text={edited}
          content={content}
          onTry={setTrial}
          onClose={() => {
            flushSync(() => setEditing(false))
            document.getElementById(TRY_ID)?.focus()
          }}
        />
      )}
    </div>
  )
}

/** Which version of a text the view shows. */
function versionOf(text: Editable, content: Content, trial: Trial | null): string {
  if (trial?.kind === 'tried') return 'Shown with your words, which are not saved.'
  if (trial?.kind === 'mistaken') {
    return 'Shown as it was saved last: what you type has a mistake.'
  }
  return content.old.includes(text.file)
    ? 'Shown in an earlier version: what is saved has a mistake.'
    : 'Shown as it is saved on this computer.'
}

const NOTHING_TRIED = {}
