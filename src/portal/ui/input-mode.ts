/**
 * Marks the page while the student uses touch or a mouse, so that automatic focus, such as on a modal's
 * ×, shows no focus ring. Some browsers show it, and all do on the first page, as if a key had moved it.
 * @returns a function that stops marking
 */
export function noteInputMode(): () => void {
  mark(matchMedia('(pointer: coarse)').matches)
  document.addEventListener('pointerdown', onPress, true)
  document.addEventListener('keydown', onKey, true)
  return () => {
    document.removeEventListener('pointerdown', onPress, true)
    document.removeEventListener('keydown', onKey, true)
  }
}

const onPress = () => mark(true)
const onKey = () => mark(false)

function mark(isPointer: boolean): void {
  document.documentElement.toggleAttribute('data-pointer', isPointer)
}
