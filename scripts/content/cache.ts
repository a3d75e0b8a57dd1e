import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../project.ts'
import { hashSources } from '../source-hash.ts'
import { isSystemError } from '../system-error.ts'
import { plainText, type FileContent } from './files/content-files.ts'
import { writeWhole } from './files/replace-file.ts'
import type { Uses } from './read/read-document.ts'
import { mayHoldFigure, readText, type ReadText, type TextReading } from './read/read-text.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

// Texts of content that were read without a problem are not read again while they, and what they
// use of the rest of content, stay the same: in watch mode from save to save, and from one build to
// the next by a file. Deleting that file is always safe.

const FILE = join('.cache', 'content.json')

type Entry = {
  /** A hash of the text. */
  readonly text: string
  /** What the text uses of the vocabulary, as it was. */
  readonly used: string
  /** The pattern of the figures that the text was searched for. */
  readonly figures: string
  readonly reading: TextReading
}

export type Cache = {
  readonly read: ReadText
  /** Keeps for the next build what was read of these files. Where nothing can be written, it reads them again. */
  readonly save: (files: Iterable<string>) => void
}

/** The cache of the project in the folder `root`; empty where its file is not there or not believed. */
export function openCache(root: string): Cache {
  const compiler = hashCompiler()
  const entries = loadEntries(root, compiler)
  let isSaved = true

  const read = (file: string, content: FileContent, vocabulary: Vocabulary): TextReading => {
    if (typeof content !== 'string') return readText(file, content, vocabulary)
    const { any } = vocabulary.typedFigures
    const text = hash('sha256', content)
    const entry = entries.get(file)
    const isSame = entry?.text === text && entry.used === usedOf(entry.reading.uses, vocabulary)
    if (isSame && entry.figures === any.source) return entry.reading
    isSaved = false
    // New figures may stand in the text, typed by hand.
    const reading =
      isSame && !mayHoldFigure(plainText(content), vocabulary)
        ? entry.reading
        : readText(file, content, vocabulary)
    entries.delete(file)
    if (reading.problems.length === 0) {
      const used = usedOf(reading.uses, vocabulary)
      entries.set(file, { text, used, figures: any.source, reading })
    }
    return reading
  }
  return {
    read,
    save: (files) => {
      if (isSaved) return
      const there = [...files].flatMap((file) => {
        const entry = entries.get(file)
        return entry ? [[file, entry]] : []
      })
      isSaved = true
      writeEntries(root, compiler, JSON.stringify(there))
    },
  }
}

/** What a text uses, and what it means there, as one text. */
function usedOf({ values: names, linkKeys: keys, pictures: files }: Uses, vocabulary: Vocabulary) {
  const { values, knowsValues, linkKeys, pictures } = vocabulary
  return JSON.stringify([
    names.map((name) => [values.printed.get(name), values.stored.has(name), knowsValues(name)]),
    keys.map((key) => linkKeys?.includes(key)),
    files.map((file) => pictures.has(file)),
  ])
}

/** Everything that decides what a text is read to, besides content. */
function hashCompiler(): string {
  const sources = [
    'scripts/content',
    'src/content',
    'src/contract',
    'src/server/mail',
    'package-lock.json',
  ]
  return hash('sha256', `${process.version} ${hashSources(PROJECT, sources)}`)
}

/** The file's first line is a hash of the compiler and of the second one, which holds the entries. */
function loadEntries(root: string, compiler: string): Map<string, Entry> {
  const [seal, entries = ''] = (onDisk(() => readFileSync(join(root, FILE), 'utf8')) ?? '').split(
    '\n',
  )
  if (seal !== hash('sha256', `${compiler} ${entries}`)) return new Map()
  return new Map(JSON.parse(entries))
}

function writeEntries(root: string, compiler: string, entries: string): void {
  const seal = hash('sha256', `${compiler} ${entries}`)
  onDisk(() => writeWhole(join(root, FILE), `${seal}\n${entries}\n`))
}

/** Null where the system refuses: no build fails for its cache. */
function onDisk<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch (cause) {
    if (isSystemError(cause)) return null
    throw cause
  }
}
