import { readTheme, storeTheme } from '../storage/settings.ts'

/** The portal's theme: the system's, unless the student chose the other one on this device. */
export type Theme = 'light' | 'dark'

/** Applies the theme that was chosen on this device. */
export function applyStoredTheme(): void {
  show(readTheme())
}

/** Applies what another tab of this browser chooses, from now on. */
export function followTheme(): void {
  addEventListener('storage', applyStoredTheme)
}

/** The theme shown now. */
export function currentTheme(): Theme {
  return chosenTheme() ?? systemTheme()
}

/** Switches between light and dark. Switching to the system's theme follows the system again. */
export function switchTheme(): void {
  const wanted = currentTheme() === 'dark' ? 'light' : 'dark'
  const choice = wanted === systemTheme() ? null : wanted
  storeTheme(choice)
  // Apply it even if storage is blocked: the choice then lasts until the page closes.
  show(choice)
  dispatchEvent(new Event(SWITCHED))
}

/**
 * Calls the listener when the theme changes.
 * @returns a function that stops listening
 */
export function onThemeChange(listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  matchMedia(DARK).addEventListener('change', listener, { signal })
  addEventListener('storage', listener, { signal })
  addEventListener(SWITCHED, listener, { signal })
  return () => stop.abort()
}

const DARK = '(prefers-color-scheme: dark)'
const SWITCHED = 'theme-switched'

function show(choice: string | null): void {
  if (isTheme(choice)) document.documentElement.dataset['theme'] = choice
  else delete document.documentElement.dataset['theme']
}

function systemTheme(): Theme {
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

function chosenTheme(): Theme | null {
  const chosen = document.documentElement.dataset['theme'] ?? null
  return isTheme(chosen) ? chosen : null
}

function isTheme(text: string | null): text is Theme {
  return text === 'light' || text === 'dark'
}
