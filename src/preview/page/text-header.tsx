import { PenLine, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '../../portal/ui/button.tsx'
import { Icon } from '../../portal/ui/icon.tsx'
import type { Content } from '../exchange.ts'
import { schoolOf, type Editable } from './entries.ts'
import { ProblemList } from './problem-list.tsx'
import parts from '../parts.module.css'
import styles from './text-header.module.css'

type TextHeaderProps = {
  text: Editable
  content: Content
  editing: boolean
  onEdit: () => void
  /** More ways to change it. */
  children?: ReactNode
}

/** The focus goes back to it when the wording closes. */
export const TRY_ID = 'try-wording'

const KINDS = { card: 'Card', page: 'Page', mail: 'Mail' }

/** The title and file of a card, page or mail, the ways to change it, and its problems. */
export function TextHeader({ text, content, editing, onEdit, children }: TextHeaderProps) {
  const repository = schoolOf(content)?.repository ?? null
  return (
    <header className={styles.header}>
      <div>
        <h1>
          <Icon shapes={text.icon} size="1em" /> {text.title}
        </h1>
        <p className={`${parts.quiet} ${styles.file}`}>
          {KINDS[text.kind]} <code>{text.file}</code>
        </p>
      </div>
      <div className={parts.row}>
        {!editing && (
          <Button id={TRY_ID} variant="secondary" onClick={onEdit}>
            <PenLine aria-hidden="true" size="1.1em" />
            Try wording
          </Button>
        )}
        {children}
        {repository !== null && (
          <a
            className={buttonClass('secondary')}
            href={`${repository}/edit/main/${text.file}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <SquarePen aria-hidden="true" size="1.1em" />
            Edit this {text.kind} on GitHub
          </a>
        )}
      </div>
      {/* The form says them at its lines and fields. */}
      {!editing && (
        <div className={styles.problems}>
          <ProblemList problems={content.problems.filter(({ file }) => file === text.file)} />
        </div>
      )}
    </header>
  )
}
