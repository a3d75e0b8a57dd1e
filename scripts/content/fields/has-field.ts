/** Whether a value goes on with a second field, as when two lines were joined. */
export function hasField(value: string): boolean {
  return /(?:^|\s)(?:title|description|intro|links|cards|contents|public|key|address|note|icon):(?:\s|$)/.test(
    value,
  )
}
