// Kinds of pictures that share one way to begin: a box ftyp, then what they can be read as.

const AVIF = /^[^]{4}ftyp(?:[^]{4}){0,10}avi[fs]/
const HEIC = /^[^]{4}ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)/

/** @param beginning the first bytes, each as a character */
export function isAvif(beginning: string): boolean {
  return AVIF.test(beginning)
}

/** As iPhones take pictures, and no browser but Safari shows them. An AVIF can begin like one. */
export function isHeic(beginning: string): boolean {
  return HEIC.test(beginning) && !isAvif(beginning)
}
