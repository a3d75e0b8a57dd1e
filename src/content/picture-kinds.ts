// Picture formats that begin with an ftyp box, followed by a list of compatible formats.

const AVIF = /^[^]{4}ftyp(?:[^]{4}){0,10}avi[fs]/
const HEIC = /^[^]{4}ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)/

/** @param beginning the file's first bytes, one character per byte */
export function isAvif(beginning: string): boolean {
  return AVIF.test(beginning)
}

/** The format of iPhone pictures, which only Safari shows. An AVIF file can begin in the same way. */
export function isHeic(beginning: string): boolean {
  return HEIC.test(beginning) && !isAvif(beginning)
}
