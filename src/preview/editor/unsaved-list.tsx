import { useRef } from 'react'
import { shownFrom } from '../page/entries.ts'
import { ShowLink, type Going } from '../page/show-link.tsx'
import { Button } from '../../portal/ui/button.tsx'
import type { Content } from '../exchange.ts'
import type { PreviewState } from '../state.ts'
import { labelOf } from './field-words.ts'
import type { Draft } from './rebase.ts'
import { keepUnsaved, useUnsaved } from './unsaved.ts'
import styles from './unsaved-list.module.css'

/** How many texts have words that are not saved, and which. */
export function UnsavedList({ content, state, onGo }: Going & { content: Content }) {
  const unsaved = useUnsaved()
  const list = useRef<HTMLDetailsElement>(null)
  const close = (): void => {
    const { current } = list
    // What has the focus in it would go out of sight.
    if (current?.contains(document.activeElement)) current.querySelector('summary')?.focus()
    current?.removeAttribute('open')
  }
  const go = (next: PreviewState): void => {
    close()
    onGo(next)
  }
  if (unsaved.size === 0) return null
  return (
    // Its summary and links have the focus; it only hears when they lose it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={list}
      className={styles.unsaved}
      // It lies over the page: it goes as soon as the writer is elsewhere.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <summary>
        {unsaved.size} <span>{unsaved.size === 1 ? 'text' : 'texts'}</span> not saved
      </summary>
      <ul>
        {[...unsaved].map(([file, draft]) => {
          const shown = shownFrom(content, file)
          return (
            <li key={file}>
              {shown.kind === 'problems' ? (
                <Homeless file={file} draft={draft} />
              ) : (
                <ShowLink state={state} onGo={go} to={shown}>
                  {titleOf(draft)}
                  <small>
                    {file}
                    {draft.conflicts.length > 0 && ' · changed by somebody else, too'}
                  </small>
                </ShowLink>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Words whose file is gone or cannot be shown: they can still be read and copied. */
function Homeless({ file, draft }: { file: string; draft: Draft }) {
  const { kind, typed } = draft
  const said = Object.entries(typed.values).filter(([, value]) => value !== '')
  return (
    <>
      <p>
        {titleOf(draft)}
        <small>{file} is not there, or has a mistake that hides it. Your words:</small>
      </p>
      <pre>
        {[...said.map(([name, value]) => `${labelOf(kind, name)}: ${value}`), typed.body].join(
          '\n',
        )}
      </pre>
      <Button variant="quiet" onClick={() => keepUnsaved(file, null)}>
        Discard these words
      </Button>
    </>
  )
}

function titleOf({ typed: { values } }: Draft): string {
  return values['title'] || values['subject'] || 'Without a title'
}
