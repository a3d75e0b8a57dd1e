import {
  FILES_PATH,
  type DoneReply,
  type FileChange,
  type FilesQuestion,
  type PicturesReply,
  type PlanReply,
  type Refusal,
} from './file-changes.ts'

export const UNREACHED: Refusal = {
  kind: 'refused',
  message: 'The preview’s server was not reached. Is npm run preview still running?',
}

/** What a change would do. */
export function askPlan(change: FileChange): Promise<PlanReply> {
  return ask<PlanReply>({ ask: 'plan', change })
}

/** Does what was agreed to. */
export function doChange(change: FileChange, agreed = ''): Promise<DoneReply> {
  return ask<DoneReply>({ ask: 'do', change, agreed })
}

export function takeBack(undo: string): Promise<DoneReply> {
  return ask<DoneReply>({ ask: 'undo', undo })
}

/** The pictures of a page, and the name that a new one would get; null where nobody answers. */
export async function askPictures(
  page: string,
  called = '',
  ending = 'webp',
): Promise<PicturesReply | null> {
  const reply = await ask<PicturesReply>({ ask: 'pictures', page, called, ending })
  return 'kind' in reply ? null : reply
}

async function ask<Reply>(question: FilesQuestion): Promise<Reply | Refusal> {
  try {
    const response = await fetch(FILES_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
    })
    const reply = (await response.json()) as Reply & { message: string }
    return response.ok ? reply : { kind: 'refused', message: reply.message }
  } catch (error) {
    if (error instanceof TypeError) return UNREACHED
    throw error
  }
}
