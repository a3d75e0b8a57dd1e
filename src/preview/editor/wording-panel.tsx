import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { IconButton } from '../../portal/ui/icon-button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import type { Content } from '../exchange.ts'
import type { Editable } from '../page/entries.ts'
import { AddPicture } from './add-picture.tsx'
import { FieldBox } from './field-box.tsx'
import { FIELDS, LISTS, MORE_FIELDS, type Field } from './fields.ts'
import { forgetWords, keptWords } from './kept-words.ts'
import { ListRows } from './list-rows.tsx'
import { TextBox } from './text-box.tsx'
import { useWording } from './use-wording.ts'
import { WordingFoot } from './wording-foot.tsx'
import parts from '../parts.module.css'
import styles from './wording-panel.module.css'

/** What the view shows while wording is tried. */
export type Trial =
  | { readonly kind: 'tried'; readonly entry: Editable }
  /** What is typed has a mistake that hides it. */
  | { readonly kind: 'mistaken' }

type WordingPanelProps = {
  text: Editable
  content: Content
  /** Null: the view shows what is saved. */
  onTry: (trial: Trial | null) => void
  onClose: () => void
}

/** The form for the words of a card, page or mail. */
export function WordingPanel({ text, content, onTry, onClose }: WordingPanelProps) {
  const [kept, setKept] = useState(keptWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isElsewhere = kept !== null && kept.file !== text.file
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
      {isElsewhere ? (
        <Notice kind="warning">
          <p>
            Your words for <b>{kept.file}</b> are not saved. Go back to it and save them, or discard
            them.
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              forgetWords()
              setKept(null)
            }}
          >
            Discard them
          </Button>
        </Notice>
      ) : (
        <Form key={text.file} text={text} content={content} onTry={onTry} />
      )}
    </aside>
  )
}

function Form({ text, content, onTry }: Omit<WordingPanelProps, 'onClose'>) {
  const wording = useWording(text, content.version)
  const { opened, isChanged, tried, outcome } = wording
  useSaveKey(wording.save)
  const isAwaited = outcome.kind === 'saved' && outcome.at === content.version
  const entry = tried?.entry ?? null
  const show = useEffectEvent(onTry)
  useEffect(() => {
    // After a save the tried words stay until the checked ones arrive.
    if (isAwaited) return
    if (!isChanged || tried === null) show(null)
    else show(entry ? { kind: 'tried', entry } : { kind: 'mistaken' })
  }, [isChanged, isAwaited, tried, entry])
  useEffect(() => () => show(null), [])

  if (opened === 'loading') return null
  if (opened === 'unreadable') {
    return (
      <Notice kind="error">
        The fields at the top of this file cannot be read now. Mend them on GitHub or in your
        editor: what is wrong stands beside the {text.kind}.
      </Notice>
    )
  }
  const { typed } = opened
  const own = tried?.problems.filter(({ file }) => file === text.file) ?? []
  const box = (field: Field) => (
    <FieldBox
      key={field.name}
      field={field}
      value={typed.values[field.name] ?? ''}
      problems={own.filter((problem) => problem.field === field.name)}
      onChange={(value) =>
        wording.type({ ...typed, values: { ...typed.values, [field.name]: value } })
      }
    />
  )
  const inText = own.filter(({ field }) => field === 'body')
  return (
    <div className={parts.stack}>
      <p className={parts.quiet}>
        The view follows what you type. The file changes when you save, and students see nothing of
        it before the change is proposed and accepted.
      </p>
      {FIELDS[text.kind].map(box)}
      <TextBox
        label="Text"
        help={HELP[text.kind]}
        value={typed.body}
        problems={inText.map(({ line, severity, message, advice }) => {
          return { line, severity, words: `${message} ${advice}` }
        })}
        onChange={(body) => wording.type({ ...typed, body })}
      />
      {text.kind !== 'mail' && (
        <AddPicture
          file={text.file}
          onAdd={(markdown) =>
            wording.type({ ...typed, body: `${typed.body.trimEnd()}\n\n${markdown}\n` })
          }
        />
      )}
      {text.kind === 'card' &&
        LISTS.map((list) => (
          <ListRows
            key={list.name}
            list={list}
            rows={typed.lists[list.name]}
            problems={own}
            onChange={(rows) =>
              wording.type({ ...typed, lists: { ...typed.lists, [list.name]: rows } })
            }
          />
        ))}
      {MORE_FIELDS[text.kind].length > 0 && (
        <details className={styles.more}>
          <summary>{text.kind === 'card' ? MORE_OF_CARD : MORE_OF_PAGE}</summary>
          {MORE_FIELDS[text.kind].map(box)}
        </details>
      )}
      <WordingFoot wording={wording} file={text.file} known={content.problems} />
    </div>
  )
}

const MORE_OF_CARD = 'Icon, search words, class times, check later'
const MORE_OF_PAGE = 'Icon, search words, list of headings, open to everyone'

const PLAIN_HELP =
  'An empty line begins a new paragraph. **bold**, - for a list, 1. for steps, [words](address) for a link'

const HELP = {
  card: `${PLAIN_HELP}, ### for a heading.`,
  page: `${PLAIN_HELP}, ## for a heading.`,
  mail: `${PLAIN_HELP}.`,
}

/** Ctrl+S and ⌘S save the words, not the web page. */
function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save)
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSave()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
