import { PenLine, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../portal/ui/button.tsx'
import { Icon } from '../../portal/ui/icon.tsx'
import type { Content, SerializedMail } from '../exchange.ts'
import { FileMenu } from '../files/file-menu.tsx'
import { problemsIn, schoolOf, type Text } from './entries.ts'
import { ProblemList } from './problem-list.tsx'
import styles from './text-header.module.css'

type TextHeaderProps = {
  text: Text | SerializedMail
  content: Content
  editing?: boolean
  /** Left out where other words cannot be tried. */
  onEdit?: () => void
}

/** The focus goes back to it when the wording closes. */
export const TRY_ID = 'try-wording'

const KINDS = { card: 'Card', page: 'Page', mail: 'Mail' }

/** The title and file of a card, page or mail, the ways to change it, and its problems. */
export function TextHeader({ text, content, editing, onEdit }: TextHeaderProps) {
  const problems = problemsIn(content.problems, text.file)
  const errors = problems.some(({ severity }) => severity === 'error')
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1>
          <Icon shapes={text.icon} size="1em" /> {text.title}
        </h1>
        <p className={styles.file}>
          {KINDS[text.kind]} <code>{text.file}</code>
        </p>
      </div>
      <div className={styles.ways}>
        {onEdit && (
          <Button id={TRY_ID} variant="secondary" aria-pressed={editing} onClick={onEdit}>
            <PenLine aria-hidden="true" size="1.1em" />
            Try wording
          </Button>
        )}
        {text.kind !== 'mail' && <FileMenu text={text} />}
        <EditLinks key={text.file} text={text} repository={schoolOf(content)?.repository ?? null} />
      </div>
      <div className={styles.problems}>
        {errors && (
          <p>
            {content.old.includes(text.file)
              ? 'Below stands an earlier version, until this is mended:'
              : 'Below is what can be shown of it, until this is mended:'}
          </p>
        )}
        <ProblemList problems={problems} />
      </div>
    </header>
  )
}

function EditLinks({
  text,
  repository,
}: {
  text: Text | SerializedMail
  repository: string | null
}) {
  const [asked, setAsked] = useState<string | null>(null)
  const open = async (): Promise<void> => {
    const response = await fetch(`/__open-in-editor?file=${encodeURIComponent(text.file)}`)
    setAsked(
      response.ok
        ? `Your editor was asked to open ${text.file}. Nothing happened? Start your editor first, or open the file there yourself.`
        : `${text.file} could not be opened.`,
    )
  }
  return (
    <>
      {repository !== null && (
        <a
          className={buttonClass('secondary')}
          href={`${repository}/edit/main/${text.file}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <SquarePen aria-hidden="true" size="1.1em" />
          Edit on GitHub
        </a>
      )}
      <Button variant={repository === null ? 'secondary' : 'quiet'} onClick={() => void open()}>
        {repository === null && <SquarePen aria-hidden="true" size="1.1em" />}
        Open in my editor
      </Button>
      <p role="status" className={styles.asked}>
        {asked}
      </p>
    </>
  )
}
