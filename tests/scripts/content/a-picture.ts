const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A picture of one point. @param more bytes behind its end, which tell one from another */
export function aPicture(...more: readonly number[]): Uint8Array {
  return new Uint8Array([...Buffer.from(PNG, 'base64'), ...more])
}

export const A_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>'
