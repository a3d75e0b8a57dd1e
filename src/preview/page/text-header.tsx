import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Icon } from '../../portal/ui/icon.tsx'
import type { Entry } from '../exchange.ts'
import styles from './text-header.module.css'

type TextHeaderProps = {
  entry: Entry
  isEditing: boolean
  onEdit: () => void
  /** More buttons. */
  children?: ReactNode
}

/** The focus returns to it when the wording closes. */
export const EDIT_ID = 'edit'

const KINDS = { card: 'Card', page: 'Page', mail: 'Mail' }

/** The title and file of a card, page or mail, and the buttons to change it. */
export function TextHeader({ entry, isEditing, onEdit, children }: TextHeaderProps) {
  const { kind, file, icon, title } = entry
  return (
    <header className={`apart ${styles.header}`}>
      <div>
        <h1>
          <Icon shapes={icon} size="1em" /> {title}
        </h1>
        <p className="quiet">
          {KINDS[kind]} <code>{file}</code>
        </p>
      </div>
      <div className="cluster">
        {!isEditing && (
          <Button id={EDIT_ID} variant="secondary" onClick={onEdit}>
            <PenLine aria-hidden="true" size="1.1em" />
            Edit
          </Button>
        )}
        {children}
      </div>
    </header>
  )
}
