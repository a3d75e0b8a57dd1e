import { PenLine, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '../../portal/ui/button.tsx'
import { Icon } from '../../portal/ui/icon.tsx'
import type { Entry } from '../exchange.ts'
import parts from '../parts.module.css'
import styles from './text-header.module.css'

type TextHeaderProps = {
  entry: Entry
  repository: string | null
  isEditing: boolean
  onEdit: () => void
  /** More buttons. */
  children?: ReactNode
}

/** The focus returns to it when the wording closes. */
export const TRY_ID = 'try-wording'

const KINDS = { card: 'Card', page: 'Page', mail: 'Mail' }

/** The title and file of a card, page or mail, and the buttons to change it. */
export function TextHeader({ entry, repository, isEditing, onEdit, children }: TextHeaderProps) {
  const { kind, file, icon, title } = entry
  return (
    <header className={`${parts.bar} ${styles.header}`}>
      <div>
        <h1>
          <Icon shapes={icon} size="1em" /> {title}
        </h1>
        <p className={parts.quiet}>
          {KINDS[kind]} <code>{file}</code>
        </p>
      </div>
      <div className={parts.row}>
        {!isEditing && (
          <Button id={TRY_ID} variant="secondary" onClick={onEdit}>
            <PenLine aria-hidden="true" size="1.1em" />
            Try wording
          </Button>
        )}
        {children}
        {repository !== null && (
          <a
            className={buttonClass('secondary')}
            href={`${repository}/edit/main/${file}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <SquarePen aria-hidden="true" size="1.1em" />
            Edit this {kind} on GitHub
          </a>
        )}
      </div>
    </header>
  )
}
