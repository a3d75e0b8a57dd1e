/**
 * Gives the portal in this frame a storage of its own. Otherwise it would leave a student's data on
 * the writer's computer, and its Logout would remove the writer's unsaved words.
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
