// The one file that touches the browser's storage. Storage may be blocked, full or hold rubbish
// (private windows, shared phones): then reading answers null and writing answers false, because the
// portal needs none of it to work.

export function read(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** @returns whether it is stored now */
export function write(key: string, value: string): boolean {
  return (
    attempt(() => {
      localStorage.setItem(key, value)
      return true
    }) ?? false
  )
}

export function remove(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

export function storedKeys(): readonly string[] {
  return attempt(() => Object.keys(localStorage)) ?? []
}

/** Empties both storages, but for these keys. */
export function removeAllBut(kept: readonly string[]): void {
  attempt(() => sessionStorage.clear())
  for (const key of storedKeys()) {
    if (!kept.includes(key)) remove(key)
  }
}

/**
 * Calls back when another tab of this browser changes a key, or empties the storage.
 * @returns a function that stops listening
 */
export function onChangeElsewhere(key: string, callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined // blocked or full storage must never break a page
  }
}
