/** Passes pictures that are dropped on the frame to the outer page. The browser would open them in the frame. */
export function passDropsOn(): void {
  for (const kind of ['dragover', 'drop'] as const) {
    addEventListener(kind, (event) => {
      const { dataTransfer } = event
      if (dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      parent.dispatchEvent(new DragEvent(kind, { dataTransfer, cancelable: true }))
    })
  }
}
