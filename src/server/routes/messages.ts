import { Hono } from 'hono'
import { fetchMessages } from '../../contract/messages.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import { messagesFor } from '../store/messages.ts'
import { success } from './answer.ts'
import { forStudent } from './for-student.ts'

export function messagesRoutes(parts: { db: Database; clock: Clock }) {
  return new Hono().get(
    fetchMessages.path,
    forStudent(parts, fetchMessages, async (_, student) =>
      success(await messagesFor(parts.db, student)),
    ),
  )
}
