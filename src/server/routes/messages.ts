import { Hono } from 'hono'
import { fetchMessages } from '../../contract/messages.ts'
import { messagesFor } from '../store/messages.ts'
import { success } from './answer.ts'
import { handleAuthenticated, type SessionDependencies } from './authenticate.ts'

export function messagesRoutes(parts: SessionDependencies) {
  return new Hono().get(
    fetchMessages.path,
    handleAuthenticated(parts, fetchMessages, async (_, student) =>
      success(await messagesFor(parts.db, student)),
    ),
  )
}
