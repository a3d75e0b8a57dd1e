import type { Values } from '../../src/content/values.ts'
import type { TypedFigures } from './check/typed-figures.ts'
import type { LinkingText } from './link-use.ts'
import type { Report } from './problem.ts'

/** What the reading of all texts in one run shares. */
export type Checking = {
  readonly report: Report
  readonly warn: Report
  readonly values: Values
  /** How the figures look that should stand in texts as values. */
  readonly typedFigures: TypedFigures
  /** Whether all values of a name's kind are known; not when their file could not be read. */
  readonly knowsValues: (name: string) => boolean
  /** The keys of links.json; null when it could not be read. */
  readonly linkKeys: readonly string[] | null
  readonly pictures: ReadonlySet<string>
  /** Everything of the above that the reading of a text looks at besides its own file, as one text. */
  readonly dependsOn: string
  /** What the texts turn out to use. */
  readonly usedValues: Set<string>
  readonly usedPictures: Set<string>
  /** For each folder by itself. */
  readonly linkingTexts: LinkingText[]
}
