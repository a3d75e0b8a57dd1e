import { changedText } from '../files/changed-text.ts'
import type { ContentFiles } from '../files/content-files.ts'
import type { TextReading } from '../read/read-text.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { withFormerMarks } from './former-marks.ts'
import { withLostLines } from './check-lost-lines.ts'
import { withFormerValues } from './former-values.ts'
import { withGoneValues } from './gone-values.ts'
import { withLostValues } from './lost-values.ts'
import { withReplacedText } from './replaced-text.ts'

/** What was read of a text, with what its accepted version tells about its mistakes. */
export function besideAccepted(
  reading: TextReading,
  files: ContentFiles,
  accepted: ContentFiles,
  vocabulary: Vocabulary,
): TextReading {
  const found = changedText(reading.file, files, accepted)
  if (!found) return reading
  const { text, was } = found
  const told = withReplacedText(withLostValues(reading, text, was), text, was)
  const withLines = withLostLines(told, text, was, vocabulary)
  const withFormer = withFormerValues(withLines, text, was)
  const withValues = withGoneValues(withFormer, text, was, vocabulary)
  return withFormerMarks(withValues, text, was)
}
