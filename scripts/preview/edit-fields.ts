import { isMap, isSeq, type Document } from 'yaml'
import type { SavedList, SavedValue, Saving } from './pages/requests.ts'

/**
 * Sets fields of front matter. Keeps comments and the order of fields; spacing may be normalised.
 * @param document is changed
 * @returns the new text of the fields
 */
export function editFields(document: Document, fields: Saving['fields']) {
  for (const [name, value] of Object.entries(fields)) {
    if (isList(value)) setList(document, name, value)
    else setField(document, name.split('.'), value)
  }
  // Front matter without a field could not be read.
  if (isMap(document.contents) && document.contents.items.length === 0) document.set('title', '')
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).replace(/\n$/, '')
}

type Path = readonly (string | number)[]

function setField(document: Document, path: Path, value: SavedValue): void {
  const around = path.slice(0, -1)
  if (value !== null) {
    // An outer field without a value cannot hold an inner one.
    if (around.length > 0 && document.getIn(around) === null) document.deleteIn(around)
    const old: unknown = document.getIn(path)
    const flow = !isSeq(old) || old.flow === true
    document.setIn(path, Array.isArray(value) ? document.createNode(value, { flow }) : value)
    return
  }
  if (!document.hasIn(path)) return
  document.deleteIn(path)
  const outer: unknown = document.getIn(around)
  if (around.length > 0 && isMap(outer) && outer.items.length === 0) document.deleteIn(around)
}

function isList(value: SavedValue | SavedList): value is SavedList {
  return Array.isArray(value) && typeof value[0] === 'object'
}

function setList(document: Document, name: string, items: SavedList): void {
  if (!isSeq(document.get(name))) document.set(name, document.createNode([]))
  const list = document.get(name)
  if (!isSeq(list)) return
  const before = [...list.items]
  list.flow = false
  list.items = items.map(({ from }) => before[from ?? -1] ?? document.createNode({}))
  for (const [index, { values }] of items.entries()) {
    for (const [field, value] of Object.entries(values)) {
      setField(document, [name, index, field], value)
    }
  }
}
