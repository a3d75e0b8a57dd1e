import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLazyModule, type LazyModule } from '../lazy/lazy-module.ts'
import { IconButton } from '../ui/icon-button.tsx'
import notice from '../ui/notice.module.css'
import { LoadingArea } from '../ui/spinner.tsx'
import { TryAgain } from '../ui/try-again.tsx'

type LazyOverlayProps<Module> = {
  module: LazyModule<Module>
  onClose: () => void
  /** Shown if the chunk fails to load. */
  failedText?: string
  /** Renders the overlay once the chunk has loaded. */
  children: (module: Module) => ReactNode
}

/** An overlay in a chunk of its own. Until it has loaded, a notice says 'Loading…' or offers Try again. */
export function LazyOverlay<Module>({
  module,
  onClose,
  failedText = 'This could not be opened.',
  children,
}: LazyOverlayProps<Module>) {
  const state = useLazyModule(module)
  if (state.kind === 'loaded') return children(state.module)
  return (
    <div className={`no-print ${notice.floating} ${notice.bottom}`}>
      {state.kind === 'loading' ? (
        <LoadingArea label="Loading…" />
      ) : (
        <TryAgain onRetry={() => void module.retry()} busy={false}>
          {failedText} Check your connection and try again.
        </TryAgain>
      )}
      <IconButton label="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
