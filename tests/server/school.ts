import { onTestFinished } from 'vitest'
import type { OpenSchool, TestSchool } from '../support/server.ts'
import { openSchool } from '../support/server.ts'

/** A school that closes when the test has finished. */
export async function school(contents?: TestSchool): Promise<OpenSchool> {
  const opened = await openSchool(contents)
  onTestFinished(() => opened.close())
  return opened
}
