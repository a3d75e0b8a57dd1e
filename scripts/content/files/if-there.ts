import { isMissing } from './system-error.ts'

/** What a reading of the disk gives, or null when there is no such file or folder. */
export async function ifThere<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The same for a reading that does not wait. */
export function ifThereSync<Found>(read: () => Found): Found | null {
  try {
    return read()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
