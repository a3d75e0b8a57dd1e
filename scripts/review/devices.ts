/** A phone and a laptop: the width of their screens, and how finely a picture is taken. */
export const DEVICES = [
  { name: 'desktop', width: 1280, scale: 1.5 },
  { name: 'phone', width: 360, scale: 2 },
] as const

export type Device = (typeof DEVICES)[number]
export type DeviceName = Device['name']
