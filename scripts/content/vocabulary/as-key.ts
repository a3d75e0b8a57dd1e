/** PreArrival and my-share as names: pre_arrival, my_share. */
export function asKey(text: string): string {
  const words = text.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()
  return words.replaceAll(/[^a-z\d]+/g, '_').replaceAll(/^_+|_+$/g, '')
}
