import buildPortal from '../school/build-portal.ts'
import { buildLargePortal } from './large-school.ts'

/** What is measured: the portal of the fixed school, and one with far more content than any school has. */
export default async function buildPortals(): Promise<void> {
  await buildPortal()
  await buildLargePortal()
}
