/**
 * Gives the portal in this frame a storage of its own. What a student leaves on a device must not
 * stay on the writer's, and logging out empties both storages, in which unsaved wording is kept.
 */
export function giveOwnStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memory(), configurable: true })
  }
}

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  }
}
