import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A key and the certificate that it signed itself, for 127.0.0.1 and portal.example.org, until 2120. Only for tests. */
export const SELF_SIGNED = readFileSync(join(import.meta.dirname, 'self-signed.pem'), 'utf8')
