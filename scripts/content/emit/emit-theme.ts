import type { SiteFile } from '../schemas/site.ts'
import { deriveAccent } from '../theme/derive-accent.ts'

/** accent.css: the tokens that depend on the school's accent colour. */
export function emitAccent({ accent }: SiteFile): string {
  const tokens = Object.entries(deriveAccent(accent)).map(
    ([name, { light, dark }]) => `    --${name}: light-dark(${light}, ${dark});\n`,
  )
  return `/* ${WRITTEN} */
@layer tokens {
  :root {
${tokens.join('')}  }
}
`
}

/** logo.ts: the address of the school's logo, which the bundler fills in. */
export function emitLogo({ logo }: SiteFile): string {
  return logo === undefined
    ? `// ${WRITTEN}\nexport const logo: string | null = null\n`
    : `// ${WRITTEN}\nimport file from '../../../content/${logo}'\n\nexport const logo: string | null = file\n`
}

const WRITTEN =
  'Written by the content compiler (scripts/content) from content/. Change content/site.json, not this file.'
