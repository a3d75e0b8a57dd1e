import type { Plugin } from 'vite'
import { cleanPicture } from '../pictures/clean-picture.ts'

/** Serves each photo of content without the place and the time where it was taken. */
export function cleanPictures(): Plugin {
  return {
    name: 'clean-pictures',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || typeof asset.source === 'string') continue
        const clean = cleanPicture(asset.source)
        if (clean === null)
          this.error(`The end of ${asset.originalFileNames.join(', ')} is missing.`)
        asset.source = clean.bytes
      }
    },
  }
}
