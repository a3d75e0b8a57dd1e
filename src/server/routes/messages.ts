import { Hono } from 'hono'
import { fetchMessages } from '../../contract/messages.ts'
import { messagesFor } from '../store/messages.ts'
import { success } from './answer.ts'
import { handleAuthenticated } from './authenticate.ts'
import type { BackendParts } from './backend-parts.ts'

export function messagesRoutes(parts: BackendParts) {
  return new Hono().get(
    fetchMessages.path,
    handleAuthenticated(parts, fetchMessages, async (_, student) =>
      success(
        await messagesFor(parts.db, student, parts.clock.now(), parts.school().portal.utcOffsets),
      ),
    ),
  )
}
