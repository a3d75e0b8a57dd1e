/**
 * Marks the page while a thumb or a mouse is used. What then gets the focus by itself, such as the × of
 * a modal, shows no ring: some browsers, and each at the first page, take it for the keyboard's.
 * @returns a function that stops it
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
