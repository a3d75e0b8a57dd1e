/** What a program does to the files of one folder, and what it says meanwhile. */
export type Step =
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'remove'; readonly name: string }
  | { readonly kind: 'sync'; readonly name: string }
  | { readonly kind: 'write'; readonly name: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'resize'; readonly name: string; readonly size: number }
  /** Makes safe which files there are. */
  | { readonly kind: 'sync folder' }
  | { readonly kind: 'acknowledge'; readonly link: string }

/** What was done and is not safe yet. A file goes by no name here: a new one may have the name of an old one. */
export type Change =
  | { readonly kind: 'create'; readonly name: string; readonly file: object }
  | { readonly kind: 'remove'; readonly name: string; readonly file: object }
  | { readonly kind: 'write'; readonly file: object; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'resize'; readonly file: object; readonly size: number }

/** What of the unsafe changes a power cut leaves. */
export type Cut = (unsafe: readonly Change[]) => readonly Change[]

/**
 * A disk that promises what POSIX does and nothing more: content is safe once its file was synced, and a
 * name once the folder was. Anything else may be there after a power cut or not.
 */
export class Disk {
  readonly #named = new Map<string, object>()
  readonly #safe = new Folder()
  #unsafe: Change[] = []

  do(step: Step): void {
    if (step.kind === 'create') this.#create(step.name)
    else if (step.kind === 'remove') this.#remove(step.name)
    else if (step.kind === 'write' || step.kind === 'resize') {
      this.#unsafe.push({ ...step, file: this.#fileOf(step.name) })
    } else if (step.kind === 'sync') {
      const synced = this.#fileOf(step.name)
      this.#makeSafe((change) => isContent(change) && change.file === synced)
    } else if (step.kind === 'sync folder') {
      this.#makeSafe((change) => !isContent(change))
    }
  }

  /** The files by their names as they are when the power comes back. The disk itself stays as it is. */
  after(cut: Cut): { readonly files: ReadonlyMap<string, Buffer>; readonly isWhole: boolean } {
    const kept = cut(this.#unsafe)
    const folder = this.#safe.copy()
    for (const change of kept) folder.apply(change)
    // A torn write is another object than the whole one.
    const isWhole = this.#unsafe.every((change, index) => kept[index] === change)
    return { files: folder.files(), isWhole }
  }

  #create(name: string): void {
    // A file that is there is only opened.
    if (this.#named.has(name)) return
    const file = {}
    this.#named.set(name, file)
    this.#unsafe.push({ kind: 'create', name, file })
  }

  #remove(name: string): void {
    this.#unsafe.push({ kind: 'remove', name, file: this.#fileOf(name) })
    this.#named.delete(name)
  }

  #makeSafe(which: (change: Change) => boolean): void {
    for (const change of this.#unsafe.filter(which)) this.#safe.apply(change)
    this.#unsafe = this.#unsafe.filter((change) => !which(change))
  }

  #fileOf(name: string): object {
    const file = this.#named.get(name)
    if (file === undefined) throw new Error(`There is no file ${name} on this disk.`)
    return file
  }
}

function isContent({ kind }: Change): boolean {
  return kind === 'write' || kind === 'resize'
}

class Folder {
  readonly #named: Map<string, object>
  readonly #contents: Map<object, Content>

  constructor(named = new Map<string, object>(), contents = new Map<object, Content>()) {
    this.#named = named
    this.#contents = contents
  }

  copy(): Folder {
    const contents = [...this.#contents].map(([file, content]) => [file, content.copy()] as const)
    return new Folder(new Map(this.#named), new Map(contents))
  }

  apply(change: Change): void {
    if (change.kind === 'create') this.#named.set(change.name, change.file)
    else if (change.kind === 'remove') this.#named.delete(change.name)
    else if (change.kind === 'resize') this.#contentOf(change.file).resize(change.size)
    else this.#contentOf(change.file).write(change.at, change.bytes)
  }

  files(): ReadonlyMap<string, Buffer> {
    return new Map([...this.#named].map(([name, file]) => [name, this.#contentOf(file).bytes]))
  }

  #contentOf(file: object): Content {
    const content = this.#contents.get(file) ?? new Content()
    this.#contents.set(file, content)
    return content
  }
}

class Content {
  /** With room for more: files grow by many small writes. */
  #room: Buffer
  #size: number

  constructor(room = Buffer.alloc(0), size = 0) {
    this.#room = room
    this.#size = size
  }

  get bytes(): Buffer {
    return this.#room.subarray(0, this.#size)
  }

  copy(): Content {
    return new Content(Buffer.from(this.bytes), this.#size)
  }

  write(at: number, bytes: Buffer): void {
    this.resize(Math.max(this.#size, at + bytes.length))
    bytes.copy(this.#room, at)
  }

  resize(size: number): void {
    if (size > this.#room.length) {
      const room = Buffer.alloc(2 * size)
      this.bytes.copy(room)
      this.#room = room
    }
    // What was cut off does not come back when the file grows.
    if (size < this.#size) this.#room.fill(0, size, this.#size)
    this.#size = size
  }
}
