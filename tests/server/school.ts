import { onTestFinished } from 'vitest'
import { openTestDatabase } from '../support/test-database.ts'
import { openSchool, type OpenSchool, type TestSchool } from '../support/server.ts'

/** A school on the engine that the tests run on. It closes when the test has finished. */
export async function school(contents: TestSchool = {}): Promise<OpenSchool> {
  const opened = await openSchool(
    contents.file === undefined ? { ...contents, db: await openTestDatabase() } : contents,
  )
  onTestFinished(() => opened.close())
  return opened
}

/** Whether the session check finds a student, deactivated or not, behind this browser. */
export async function isSignedIn(fetch: OpenSchool['fetch']): Promise<boolean> {
  const reply: unknown = await (await fetch('/backend/auth.php')).json()
  return typeof reply === 'object' && reply !== null && 'user_status' in reply
}
