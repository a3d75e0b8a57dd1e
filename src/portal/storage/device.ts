// The only file that touches the browser's storage. Storage may be blocked, full or corrupt (private
// windows, shared phones). Then reading returns null and writing returns false: the portal works
// without.

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

/** Clears both storages, except for these keys. */
export function removeAllBut(kept: readonly string[]): void {
  attempt(() => sessionStorage.clear())
  for (const key of storedKeys()) {
    if (!kept.includes(key)) remove(key)
  }
}

/**
 * Calls back when another tab of this browser changes a key or empties the storage, and at `tellHere`.
 * @returns a function that stops listening
 */
export function onChange(key: string, callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Tells this tab of a change: the browser tells only the others. */
export function tellHere(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined // blocked or full storage must never break a page
  }
}
