import {
  FILE_PATH,
  ICON_PATH,
  ICONS_PATH,
  MOVED_PATH,
  TRY_PATH,
  type FoundIcon,
  type Saving,
  type Tried,
  type Wording,
} from '../exchange.ts'
import type { IconShapes } from '../../content/types.ts'

/** The result of saving. */
export type Saved =
  | { readonly kind: 'saved'; readonly wording: Wording }
  /** Somebody else changed the file after the writer had opened it. */
  | { readonly kind: 'changed'; readonly now: Wording }
  | { readonly kind: 'refused'; readonly message: string }

const UNREACHED =
  'The preview’s server was not reached. Is npm run preview still running? Your words are kept.'

/** Null when the file cannot be read. */
export async function loadWording(file: string): Promise<Wording | null> {
  return load<Wording>(addressOf(FILE_PATH, file))
}

/** The file that now holds what a file of this version held; null when there is none. */
export async function findMoved(version: string): Promise<string | null> {
  return load<string>(`${MOVED_PATH}?version=${encodeURIComponent(version)}`)
}

export async function saveWording(file: string, saving: Saving): Promise<Saved> {
  try {
    const response = await post(addressOf(FILE_PATH, file), saving)
    const answer = (await response.json()) as Wording & { now: Wording; message: string }
    if (response.ok) return { kind: 'saved', wording: answer }
    if (response.status === 409) return { kind: 'changed', now: answer.now }
    return { kind: 'refused', message: answer.message }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'refused', message: UNREACHED }
    throw error
  }
}

/** What the check says of words that are not saved; null when they cannot be checked now. */
export async function tryWording(
  file: string,
  saving: Saving,
  signal: AbortSignal,
): Promise<Tried | null> {
  try {
    const response = await post(addressOf(TRY_PATH, file), saving, signal)
    return response.ok ? ((await response.json()) as Tried | null) : null
  } catch (error) {
    if (error instanceof TypeError || signal.aborted) return null
    throw error
  }
}

/** The shapes of an icon; null when there is none of this name. */
export async function loadIcon(name: string): Promise<IconShapes | null> {
  return load<IconShapes>(`${ICON_PATH}?name=${encodeURIComponent(name)}`)
}

/** Null when the preview's server is not reached. */
export async function searchIcons(words: string): Promise<FoundIcon[] | null> {
  return load<FoundIcon[]>(`${ICONS_PATH}?search=${encodeURIComponent(words)}`)
}

async function load<Loaded>(address: string): Promise<Loaded | null> {
  try {
    const response = await fetch(address)
    return response.ok ? ((await response.json()) as Loaded | null) : null
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function post(address: string, saving: Saving, signal: AbortSignal | null = null) {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(saving), signal })
}

function addressOf(path: string, file: string): string {
  return `${path}?file=${encodeURIComponent(file)}`
}
