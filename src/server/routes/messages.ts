import { Hono } from 'hono'
import { fetchMessages } from '../../contract/messages.ts'
import { messagesFor } from '../store/messages.ts'
import { success } from './answer.ts'
import { forStudent, type SessionParts } from './for-student.ts'

export function messagesRoutes(parts: SessionParts) {
  return new Hono().get(
    fetchMessages.path,
    forStudent(parts, fetchMessages, async (_, student) =>
      success(await messagesFor(parts.db, student)),
    ),
  )
}
