import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Notice } from '../../../../src/portal/ui/notice.tsx'
import { unsavedFiles } from '../editor/kept-words.ts'
import { WordingPanel } from '../editor/wording-panel.tsx'
import { entryAt, pathOf } from '../entries.ts'
import type { Content, Entry, Tried } from '../exchange.ts'
import { ChangesBar } from '../propose/changes-bar.tsx'
import { navigate, useAddress } from './address.tsx'
import { Contents } from './contents.tsx'
import { Device, ViewAs } from './device.tsx'
import styles from './preview-page.module.css'
import { AllProblems, ProblemList } from './problem-list.tsx'
import { EDIT_ID, TextHeader } from './text-header.tsx'

/** The whole preview: the list on the left, a page, card or mail in the middle, its wording on the right. */
export function PreviewPage({ content, isConnected }: { content: Content; isConnected: boolean }) {
  const state = useAddress()
  const { file, width, day } = state
  const [wantsEditing, setEditing] = useState(false)
  const [words, setWords] = useState('')
  const [trial, setTrial] = useState<Tried | null>(null)
  const { school, entries } = content
  const tried = useMemo(() => {
    return trial?.entry ? { ...entries, [trial.entry.file]: trial.entry } : entries
  }, [entries, trial])
  const entry = entries[file ?? '']
  const unsaved = tried[file ?? '']
  const sought = words.trim().toLowerCase()
  const isEditing = wantsEditing && entry !== undefined
  return (
    <div className={styles.preview} data-editing={isEditing || undefined}>
      <style>{school?.accent}</style>
      <title>{`${entry?.title ?? 'Problems'} · Preview`}</title>
      <header className={`apart ${styles.header}`}>
        <p>
          <b>Preview</b> <span className="soft">{school?.site.name}</span>
        </p>
        <ChangesBar content={content} />
      </header>
      <Contents content={content} words={words} sought={sought} onWords={setWords} />
      <main className={`stack ${styles.main}`}>
        {!isConnected && (
          <Notice kind="warning">
            <p>
              <b>The preview has ended, so nothing new is shown.</b> After a new version of it was
              accepted, it starts again by itself within a minute. Else start it again: this page
              then continues by itself.
            </p>
          </Notice>
        )}
        {entry === undefined && <AllProblems content={content} missing={file} />}
        {entry !== undefined && (
          <>
            <TextHeader entry={entry} isEditing={isEditing} onEdit={() => setEditing(true)} />
            {/* The form shows them at its fields. */}
            {!isEditing && (
              <ProblemList problems={content.problems.filter((each) => each.file === file)} />
            )}
            <ViewAs kind={entry.kind} />
            <p role="status" className="quiet">
              {versionOf(entry, content, trial)}
            </p>
          </>
        )}
        {unsaved?.kind === 'mail' && (
          // The sandbox runs no script, and no link leads out of the frame.
          <iframe
            className={styles.mail}
            title={`The mail ${unsaved.title}`}
            sandbox=""
            srcDoc={unsaved.html}
            data-width={width}
          />
        )}
        {entry !== undefined && entry.kind !== 'mail' && (
          <Device
            path={pathOf(entry, content)}
            width={width}
            day={day}
            sought={sought}
            school={school}
            entries={tried}
            onWent={(path) => {
              const next = entryAt(path, content)
              if (next) navigate({ ...state, file: next.file })
            }}
          />
        )}
      </main>
      {isEditing && (
        <WordingPanel
          entry={entry}
          content={content}
          onTry={setTrial}
          onClose={() => {
            flushSync(() => setEditing(false))
            document.getElementById(EDIT_ID)?.focus()
          }}
        />
      )}
    </div>
  )
}

/** Which version of a text the view shows. */
function versionOf({ file }: Entry, { old }: Content, trial: Tried | null): string {
  if (trial !== null && unsavedFiles().includes(file)) {
    return trial.entry
      ? 'Shown with your unsaved words.'
      : 'Shown as last saved, because your words have a mistake.'
  }
  if (old.includes(file)) return 'Shown in an earlier version, because the file has a mistake.'
  return old.length > 0
    ? 'Shown as saved on this computer, without files that have a mistake: see All problems.'
    : 'Shown as saved on this computer.'
}
