import path from 'node:path'
import { PROJECT } from '../../scripts/system/project.ts'

const inCache = (name: string) => path.join(PROJECT, '.cache', name)

/** The portal of the fixed school. testPortal builds it once for all tests, which do not write into it. */
export const BUILT_PORTAL = inCache('test-portal')

/** The hash of the sources that it was built from. */
export const BUILT_FROM = inCache('test-portal-sources')

/** What is in each of its scripts, by the script's address: BuiltScripts. */
export const BUILT_SCRIPTS = inCache('test-portal-scripts.json')

type BuiltScript = {
  /** Its name without a hash. */
  readonly name: string
  /** The addresses of the scripts that it imports. */
  readonly imports: readonly string[]
  /** The sizes of its modules in characters, by their paths. */
  readonly modules: Readonly<Record<string, number>>
}
export type BuiltScripts = Readonly<Record<string, BuiltScript>>

/** Its chat page and security policy for a school whose chat is a vendor's, by the kind of chat: BuiltChats. */
export const BUILT_CHAT = inCache('test-chat.json')

export type BuiltChats = Readonly<
  Record<'frame' | 'script', { readonly page: string; readonly policy: string }>
>

export const VENDOR = 'https://vendor.example'
