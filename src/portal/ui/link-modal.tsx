import type { ComponentProps } from 'react'
import type { Card } from '../../content/types.ts'
import { CardIcon } from './card-icon.tsx'
import { Modal } from './modal.tsx'

type LinkModalProps = Omit<ComponentProps<typeof Modal>, 'title' | 'icon' | 'description'> & {
  card: Card
}

/** The frame of every card's modal: title, icon and description around the text and the links. */
export function LinkModal({ card, returnFocusTo = card.id, ...rest }: LinkModalProps) {
  return (
    <Modal
      title={card.title}
      icon={<CardIcon shapes={card.icon} />}
      description={card.description}
      returnFocusTo={returnFocusTo}
      {...rest}
    />
  )
}
