/** What is dragged over the frame is the outer page's to take; the browser would open it in the frame's place. */
export function passDropsOn(): void {
  for (const kind of ['dragenter', 'dragover', 'drop'] as const) {
    addEventListener(kind, (event) => {
      const { dataTransfer } = event
      if (dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      parent.dispatchEvent(new DragEvent(kind, { dataTransfer, cancelable: true }))
    })
  }
}
