import { Hono } from 'hono'
import { fetchMessages } from '../../contract/messages.ts'
import type { UtcOffsets } from '../../contract/wall-time.ts'
import { messagesFor } from '../store/messages.ts'
import { success } from './answer.ts'
import { handleAuthenticated, type SessionDependencies } from './authenticate.ts'

type MessagesDependencies = SessionDependencies & { readonly zone: () => UtcOffsets }

export function messagesRoutes(parts: MessagesDependencies) {
  return new Hono().get(
    fetchMessages.path,
    handleAuthenticated(parts, fetchMessages, async (_, student) =>
      success(await messagesFor(parts.db, student, parts.clock.now(), parts.zone())),
    ),
  )
}
