import type { Values } from '../../../src/content/values.ts'

export function isValue(name: string, { stored, printed }: Values): boolean {
  return stored.has(name) || printed.has(name)
}
