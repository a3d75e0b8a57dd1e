import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { buildContent, type Built } from '../../scripts/content/build.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

/** A small school in which everything is right. */
const GOOD_SCHOOL: Readonly<Record<string, string>> = {
  'content/site.json': `{
  "name": "Test School",
  "mentorLogin": "https://example.org/mentor-login",
  "alternatePortal": "https://portal.example.net/",
  "timeZone": "Africa/Lagos",
  "support": { "email": "help@school.ng", "phone": "+234 1", "hours": "9 AM to 5 PM" },
  "chat": { "kind": "contacts" },
  "tagline": "Learn well.",
  "accent": "#2346b8"
}
`,
  'content/links.json': `{
  "links": {
    "class_link": { "fields": ["class_link"] },
    "pre_arrival": { "fields": ["pre_arrival_link", "pre_arrival"], "default": "/pre-arrival" }
  },
  "values": {
    "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" }
  }
}
`,
  'content/figures.json': `{
  "join": { "value": 10, "unit": "minutes" },
  "share": { "value": 40, "unit": "%" }
}
`,
  'content/navigation.json': `[
  { "page": "dashboard", "label": "Dashboard" },
  { "page": "classes", "label": "Classes" },
  { "page": "student-policy", "label": "Policy" },
  { "action": "logout", "label": "Logout" }
]
`,
  'content/README.md': 'For editors.\n',
  'content/dashboard/page.md': `---
title: Dashboard
intro: Your classes.
cards:
  - classes/class-link
---
`,
  'content/classes/page.md': `---
title: Classes
intro: Your classes, one tap away.
---
`,
  'content/classes/class-link.md': `---
title: Class Link
description: Join your class.
links:
  - key: class_link
    note: Your main class
  - address: https://school.ng/guide
---
Join within {{figures.join}}.

Your lesson is at {{lesson_time}}.
`,
  'content/student-policy/page.md': `---
title: Policy
intro: What we expect.
contents: true
---
## Refunds

You get {{figures.share}} back.
`,
  'content/accessibility/page.md': `---
title: Accessibility
intro: What works for everyone.
public: true
---
`,
  'content/pre-arrival/page.md': `---
title: Pre-arrival tasks
intro: Not published yet.
---
`,
}

/** What to change in the small school: new text, a part of a file to replace, or null to remove the file. */
export type Changes = Readonly<
  Record<string, string | Uint8Array | readonly [from: string, to: string] | null>
>

/** A project in a temporary folder that holds the small school; it goes when the test ends. */
export async function createWorkspace(changes: Changes = {}) {
  const root = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const path = (file: string): string => join(root, file)
  const read = (file: string): Promise<string> => readFile(path(file), 'utf8')

  const change = async (wanted: Changes): Promise<void> => {
    for (const [file, to] of Object.entries(wanted)) {
      if (to === null) {
        await rm(path(file), { recursive: true })
        continue
      }
      await mkdir(dirname(path(file)), { recursive: true })
      const isText = typeof to === 'string' || to instanceof Uint8Array
      await writeFile(path(file), isText ? to : replaced(await read(file), to))
    }
  }

  // What the compiled modules import.
  await mkdir(path('src/content'), { recursive: true })
  for (const file of ['src/content/types.ts', 'src/content/slots.tsx']) {
    await cp(join(PROJECT, file), path(file))
  }
  await symlink(join(PROJECT, 'node_modules'), path('node_modules'))
  await change(GOOD_SCHOOL)
  await change(changes)

  return {
    root,
    read,
    change,
    /** Source of a compiled module. */
    compiled: (module: string): Promise<string> => read(`src/content/compiled/${module}`),
    /** Builds, keeping what would be printed. */
    build: async (options: { checkOnly?: boolean } = {}): Promise<Built & { told: string[] }> => {
      const told: string[] = []
      const built = await buildContent({ root, tell: (line) => told.push(line), ...options })
      return { ...built, told }
    },
  }
}

function replaced(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`There is no ${from} to replace`)
  return text.replace(from, () => to)
}
