import { ChevronDown, FilePlus, FolderInput, Images, PenLine, Plus, Trash } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import type { Text } from '../page/entries.ts'
import styles from './files.module.css'
import { setFiles, type Opened } from './store.ts'

/** The focus goes back to it when a dialog closes. */
export const MENU_ID = 'organise'

/** What can be done with a card's or page's files as a whole. */
export function FileMenu({ text }: { text: Text }) {
  const open = (kind: Exclude<Opened['kind'], 'add-picture'>) => () =>
    setFiles({ opened: { kind, text } })
  return (
    // It stands over the page without making the rest of it unreachable, as the dialogs do.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button id={MENU_ID} variant="secondary">
          Organise
          <ChevronDown aria-hidden="true" size="1.1em" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={4} loop>
          <Item icon={<PenLine />} onSelect={open('rename')}>
            Change the address…
          </Item>
          {text.kind === 'card' && (
            <Item icon={<FolderInput />} onSelect={open('move')}>
              Move to another page…
            </Item>
          )}
          <Item icon={<Trash />} onSelect={open('remove')}>
            Remove this {text.kind}…
          </Item>
          <DropdownMenu.Separator className={styles.line} />
          <Item icon={<Images />} onSelect={open('pictures')}>
            Pictures…
          </Item>
          <Item icon={<Plus />} onSelect={open('new-card')}>
            New card on this page…
          </Item>
          <Item icon={<FilePlus />} onSelect={open('new-page')}>
            New page…
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Item({
  icon,
  onSelect,
  children,
}: {
  icon: ReactNode
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <DropdownMenu.Item className={styles.item} onSelect={onSelect}>
      <span aria-hidden="true">{icon}</span>
      <span>{children}</span>
    </DropdownMenu.Item>
  )
}
