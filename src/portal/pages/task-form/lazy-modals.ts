import { lazyPiece } from '../../parts/lazy-piece.tsx'

export const Confirm = lazyPiece(async () => (await import('../../ui/confirm.tsx')).Confirm)
export const Modal = lazyPiece(async () => (await import('../../ui/modal.tsx')).Modal)
