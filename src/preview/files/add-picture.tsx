import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../portal/ui/button.tsx'
import type { Text } from '../page/entries.ts'
import { placeAtCursor } from './place-picture.ts'
import { offerPlace, setFiles } from './store.ts'

type AddPictureProps = {
  text: Text
  /** The field that the text is typed into. */
  area: RefObject<HTMLTextAreaElement | null>
  onType: (typed: string) => void
}

/** Puts pictures where the cursor is in a text that is being typed: by a button, dropped, or pasted. */
export function AddPicture({ text, area, onType }: AddPictureProps) {
  const { file } = text
  const place = useEffectEvent((markdown: string) => {
    const { current } = area
    if (current === null) return
    const { selectionStart: start, selectionEnd: end } = current
    const placed = placeAtCursor(current.value, { start, end }, markdown)
    flushSync(() => onType(placed.text))
    current.setSelectionRange(placed.cursor, placed.cursor)
  })
  useEffect(
    () => offerPlace({ file, field: area.current?.id ?? '', place: (markdown) => place(markdown) }),
    [file, area],
  )
  return (
    <div>
      <Button
        variant="secondary"
        onClick={() =>
          setFiles({ opened: { kind: 'add-picture', text, picture: null, others: 0 } })
        }
      >
        <ImagePlus aria-hidden="true" size="1.1em" />
        Add a picture…
      </Button>
    </div>
  )
}
