const NOTICE =
  '// Written by the content compiler (scripts/content) from content/. Change the content, not this file.\n'

/** A module: its imports, and what it exports, each with a remark or none. */
export function writeModule(imports: readonly string[], exports: readonly string[]): string {
  return `${NOTICE}${imports.map((line) => `${line}\n`).join('')}\n${exports.join('\n')}`
}

/** An exported constant that holds data. */
export function constant(name: string, type: string, value: unknown): string {
  return `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)}\n`
}

/** An exported type of these words. */
export function union(name: string, members: readonly string[]): string {
  const lines = members.map((member) => `\n  | ${JSON.stringify(member)}`).join('')
  return `export type ${name} =${lines || ' never'}\n`
}

/**
 * The same source with pictures imported from a folder of content, so that the bundler gives their addresses. No text
 * can look like the address of a picture, because its quotation marks are escaped.
 */
export function importPictures(source: string, folder: string) {
  const names = new Map<string, string>()
  const nameOf = (file: string) => {
    const name = names.get(file) ?? `picture${names.size}`
    names.set(file, name)
    return name
  }
  const linked = source.replace(
    /^(\s*)"src": "([^"]+)"(,?)$/gm,
    (_, indent: string, file: string, comma: string) => `${indent}src: ${nameOf(file)}${comma}`,
  )
  const imports = Array.from(names, ([file, name]) => {
    return `import ${name} from '../../../../content/${folder}/${file}'`
  })
  return { imports, source: linked }
}
