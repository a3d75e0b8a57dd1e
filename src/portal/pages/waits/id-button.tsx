import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { askForPart, loadPart } from '../../parts/load-part.ts'
import type { Wait } from '../../storage/waits.ts'
import { Button } from '../../ui/button.tsx'

type IdButtonProps = {
  /** Of the modal, and of the button where that has no label of its own. */
  title: string
  label?: string
  variant: 'secondary' | 'quiet'
  help?: string
  /** What the modal saves or changes. */
  waitNow: () => Wait
}

/** Opens the modal for an ID. It comes with the first press: most students never need it. */
export function IdButton({ title, label, variant, help, waitNow }: IdButtonProps) {
  const id = useId()
  const [asked, setAsked] = useState<Wait | null>(null)
  const { data: part, mutate } = useMutation({
    mutationFn: () => loadPart(() => import('./id-modal.tsx')),
    onMutate: askForPart,
    throwOnError: true, // to the route's error page
  })
  const isOpen = asked !== null
  return (
    <>
      <Button
        id={id}
        variant={variant}
        busy={isOpen && part === undefined}
        aria-label={label === undefined ? undefined : title}
        onClick={() => {
          setAsked(waitNow())
          if (part === undefined) mutate()
        }}
      >
        {label ?? title}
      </Button>
      {isOpen && part !== undefined && (
        <part.IdModal
          opener={id}
          title={title}
          wait={asked}
          help={help}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
