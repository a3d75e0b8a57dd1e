import { lazyPiece } from '../parts/lazy-piece.tsx'

export const DrawerPanel = lazyPiece(async () => (await import('./drawer-panel.tsx')).DrawerPanel)
export const SearchModal = lazyPiece(
  async () => (await import('./search/search-modal.tsx')).SearchModal,
)
export const DeactivatedDialog = lazyPiece(
  async () => (await import('./deactivated-dialog.tsx')).DeactivatedDialog,
)
