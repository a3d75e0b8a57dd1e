import { useDeferredValue, useState } from 'react'
import type { Content, Entry } from '../exchange.ts'
import { WordingPanel } from '../editor/wording-panel.tsx'
import { FilesHost } from '../files/files-host.tsx'
import { Contents } from './contents.tsx'
import { keyOf, mailOf, pageOf, schoolOf, textOf } from './entries.ts'
import styles from './preview-page.module.css'
import { MailStage } from './mail-stage.tsx'
import { Stage } from './stage.tsx'
import { SwitchBar } from './switch-bar.tsx'
import { TextHeader } from './text-header.tsx'
import { AllProblems } from './problem-list.tsx'
import { useAddress } from './use-address.ts'

/** The whole preview: the list on the left, a page, card or mail in the middle, its wording on the right. */
export function PreviewPage({ content }: { content: Content }) {
  const [state, go] = useAddress()
  const [editing, setEditing] = useState(false)
  const [tried, setTried] = useState<Readonly<Record<string, Entry>>>({})
  const listed = useDeferredValue(content)
  const { shown, switches } = state
  const text = textOf(content, shown)
  const mail = mailOf(content, shown)
  return (
    <div className={styles.preview} data-editing={(editing && text !== undefined) || undefined}>
      <title>{`${(text ?? mail)?.title ?? 'Problems'} · Preview`}</title>
      <header className={styles.header}>
        <p className={styles.name}>
          Preview <span>{schoolOf(content)?.site.name}</span>
        </p>
      </header>
      <Contents content={listed} state={state} onGo={go} />
      <main className={styles.main}>
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
