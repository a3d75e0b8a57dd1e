import { isMap, isSeq, type Document } from 'yaml'
import type { Saving } from './wording.ts'

/**
 * Sets fields of front matter. Comments and the order of fields stay; spacing may be normalised.
 * @param document is changed
 * @param fields their values by their names joined by dots; null takes a field away
 * @param lists the entries that a list is to have, in order, each with its place in the file
 * @returns the fields as they are to be written
 */
export function editFields(
  document: Document,
  fields: Saving['fields'],
  lists: Saving['lists'],
): string {
  for (const [name, value] of Object.entries(fields)) setField(document, name.split('.'), value)
  for (const [name, entries] of Object.entries(lists)) {
    if (entries !== undefined) setList(document, name, entries)
  }
  // Without any field the file would not be one of fields and a text.
  if (isMap(document.contents) && document.contents.items.length === 0) document.set('title', '')
  return document.toString({ lineWidth: 0 }).replace(/\n$/, '')
}

type Path = readonly (string | number)[]
type Value = Saving['fields'][string]

function setField(document: Document, path: Path, value: Value): void {
  const around = path.slice(0, -1)
  if (value !== null) {
    // Nothing can be set inside of a name with nothing behind it.
    if (around.length > 0 && document.getIn(around) === null) document.deleteIn(around)
    document.setIn(path, value)
    return
  }
  if (!document.hasIn(path)) return
  document.deleteIn(path)
  const outer: unknown = document.getIn(around)
  if (around.length > 0 && isMap(outer) && outer.items.length === 0) document.deleteIn(around)
}

function setList(
  document: Document,
  name: string,
  entries: NonNullable<Saving['lists']['links']>,
): void {
  if (entries.length === 0) {
    document.delete(name)
    return
  }
  if (!isSeq(document.get(name))) document.set(name, document.createNode([]))
  const list = document.get(name)
  if (!isSeq(list)) return
  const before = [...list.items]
  list.flow = false
  list.items = entries.map(({ from }) => before[from ?? -1] ?? document.createNode({}))
  for (const [index, { values }] of entries.entries()) {
    for (const [field, value] of Object.entries(values)) {
      setField(document, [name, index, field], value)
    }
  }
}
