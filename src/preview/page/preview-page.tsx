import { useDeferredValue, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../portal/ui/button.tsx'
import { useFollowFiles } from '../editor/follow-files.ts'
import { UnsavedList } from '../editor/unsaved-list.tsx'
import type { Content, Entry, SerializedMail } from '../exchange.ts'
import type { PreviewState } from '../state.ts'
import { WordingPanel } from '../editor/wording-panel.tsx'
import { FilesHost } from '../files/files-host.tsx'
import { Contents } from './contents.tsx'
import { keyOf, mailOf, pageOf, schoolOf, textOf } from './entries.ts'
import styles from './preview-page.module.css'
import { MailStage } from './mail-stage.tsx'
import { Notices } from './notices.tsx'
import { Stage } from './stage.tsx'
import { SwitchBar } from './switch-bar.tsx'
import { TextHeader, TRY_ID } from './text-header.tsx'
import { AllProblems } from './problem-list.tsx'
import { useAddress } from './use-address.ts'

/** The whole preview: the list on the left, a page, card or mail in the middle, its wording on the right. */
export function PreviewPage({ content, isConnected }: { content: Content; isConnected: boolean }) {
  const [state, goTo] = useAddress()
  const [editing, setEditing] = useState(false)
  // Where there is room for one of them alone.
  const [listing, setListing] = useState(false)
  const listButton = useId()
  const [viewing, setViewing] = useState(false)
  const [tried, setTried] = useState<Readonly<Record<string, Entry>>>({})
  const listed = useDeferredValue(content)
  useFollowFiles(content.version)
  const { shown, switches } = state
  const text = textOf(content, shown)
  const mail = mailOf(content, shown)
  const edited = text ?? mail
  const isEditing = editing && edited !== undefined
  const go = (next: PreviewState): void => {
    // What was pressed in the list is hidden with it.
    if (listing) document.getElementById(listButton)?.focus()
    setListing(false)
    goTo(next)
  }
  const edit = (): void => {
    setEditing(!editing)
    setViewing(false)
  }
  return (
    <div
      className={styles.preview}
      data-editing={isEditing || undefined}
      data-listing={listing || undefined}
      data-viewing={viewing || undefined}
    >
      <title>{`${edited?.title ?? 'Problems'} · Preview`}</title>
      <header className={styles.header}>
        <Button
          id={listButton}
          variant="secondary"
          className={styles.toList}
          aria-expanded={listing}
          onClick={() => setListing(!listing)}
        >
          All texts
        </Button>
        <p className={styles.name}>
          Preview <span>{schoolOf(content)?.site.name}</span>
        </p>
        <Button variant="secondary" className={styles.toView} onClick={() => setViewing(!viewing)}>
          {viewing ? 'Back to the words' : 'See the view'}
        </Button>
        <UnsavedList content={content} state={state} onGo={go} />
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
        {mail && (
          <>
            <TextHeader text={mail} content={content} editing={editing} onEdit={edit} />
            <SwitchBar
              kind="mail"
              switches={switches}
              onSwitch={(next) => go({ shown, switches: next })}
            />
            <MailStage key={mail.id} mail={mailIn(tried, mail, isEditing)} switches={switches} />
          </>
        )}
        {edited === undefined && (
          <AllProblems
            content={content}
            state={state}
            onGo={go}
            missing={shown.kind !== 'problems'}
          />
        )}
        {text !== undefined && (
          <>
            <TextHeader text={text} content={content} editing={editing} onEdit={edit} />
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
      {isEditing && (
        <WordingPanel
          key={edited.file}
          text={edited}
          content={content}
          isConnected={isConnected}
          onTry={(entry) => setTried(entry ? { [keyOf(edited)]: entry } : NOTHING_TRIED)}
          onClose={() => {
            // On a phone the button is hidden until the wording is gone.
            flushSync(() => setEditing(false))
            document.getElementById(TRY_ID)?.focus()
          }}
        />
      )}
      <FilesHost content={content} state={state} onGo={go} />
    </div>
  )
}

const NOTHING_TRIED = {}

function mailIn(
  tried: Readonly<Record<string, Entry>>,
  mail: SerializedMail,
  isEditing: boolean,
): SerializedMail {
  const entry = isEditing ? tried[keyOf(mail)] : undefined
  return entry?.kind === 'mail' ? entry : mail
}
