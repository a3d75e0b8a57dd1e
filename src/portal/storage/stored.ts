import type * as v from 'valibot'
import { onChange, tellHere } from './device.ts'
import { readPrivate, removePrivate, writePrivate } from './owner.ts'
import { parseStored } from './parse-stored.ts'

/** How a value is stored: as JSON with this schema. */
type Codec<T> = {
  readonly schema: v.GenericSchema<unknown, T>
  readonly write: (value: T) => unknown
}

/** A value of the owner on this device. Whoever subscribes learns of each change, in every tab. */
export function stored<T>(key: string, { schema, write }: Codec<T>, none: T) {
  let last: { text: string | null; value: T } = { text: null, value: none }
  return {
    /** The same object until it changes. */
    get: (): T => {
      const text = readPrivate(key)
      if (text !== last.text) last = { text, value: parseStored(schema, text) ?? none }
      return last.value
    },
    /** @returns whether the device keeps it now: the storage may be full or blocked */
    set: (value: T): boolean => {
      const isKept = writePrivate(key, JSON.stringify(write(value)))
      tellHere(key)
      return isKept
    },
    remove: (): void => {
      removePrivate(key)
      tellHere(key)
    },
    subscribe: (listener: () => void) => onChange(key, listener),
  }
}
