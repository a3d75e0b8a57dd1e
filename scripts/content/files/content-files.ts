/** What a file holds: its text as it stands there, or bytes where they are no text. */
export type FileContent = string | Uint8Array

/** Files by their paths from the project's root, such as content/site.json. */
export type ContentFiles = ReadonlyMap<string, FileContent>
