import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onPicture` with a picture that is dropped anywhere in the preview, or pasted outside of a
 * dialog, and with how many others came with it.
 * @returns whether something is being dragged over the preview
 */
export function useDroppedPicture(onPicture: (picture: File, others: number) => void): boolean {
  const [dragging, setDragging] = useState(false)
  const take = useEffectEvent(onPicture)
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      // Otherwise the browser opens the picture in the place of the preview.
      event.preventDefault()
      setDragging(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setDragging(false)
    }
    const drop = (event: DragEvent): void => {
      setDragging(false)
      const [file, ...others] = event.dataTransfer?.files ?? []
      if (file === undefined) return
      event.preventDefault()
      take(file, others.length)
    }
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])]
      const picture = files.find(({ type }) => type.startsWith('image/'))
      // Word offers a picture of its text beside the text itself.
      if (picture === undefined || event.clipboardData?.getData('text/plain')) return
      event.preventDefault()
      take(picture, 0)
    }
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('dragenter', over, { signal })
    addEventListener('dragover', over, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', drop, { signal })
    addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [])
  return dragging
}
