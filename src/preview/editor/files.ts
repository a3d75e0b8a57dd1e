import { FILE_PATH, ICON_PATH, type Saving, type Wording } from '../exchange.ts'
import type { IconShapes } from '../../content/types.ts'

/** The result of saving. */
export type Saved =
  | { readonly kind: 'saved'; readonly wording: Wording }
  /** Somebody else changed the file after the writer had opened it. */
  | { readonly kind: 'changed'; readonly now: Wording }
  | { readonly kind: 'refused'; readonly message: string }

const UNREACHED = 'The preview’s server was not reached. Is npm run preview still running?'

/** Null when the file cannot be read. */
export async function loadWording(file: string): Promise<Wording | null> {
  try {
    const response = await fetch(addressOf(file))
    return response.ok ? ((await response.json()) as Wording) : null
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

export async function saveWording(file: string, saving: Saving): Promise<Saved> {
  try {
    const response = await fetch(addressOf(file), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(saving),
    })
    const answer = (await response.json()) as Wording & { now: Wording; message: string }
    if (response.ok) return { kind: 'saved', wording: answer }
    if (response.status === 409) return { kind: 'changed', now: answer.now }
    return { kind: 'refused', message: answer.message }
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'refused', message: UNREACHED }
    throw error
  }
}

/** The shapes of an icon; null when there is none of this name. */
export async function loadIcon(name: string): Promise<IconShapes | null> {
  const response = await fetch(`${ICON_PATH}?name=${encodeURIComponent(name)}`)
  return response.ok ? ((await response.json()) as IconShapes | null) : null
}

function addressOf(file: string): string {
  return `${FILE_PATH}?file=${encodeURIComponent(file)}`
}
