/** A small school in which everything is right. */
export const GOOD_SCHOOL: Readonly<Record<string, string>> = {
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
  'content/mail/reset-code.md': `---
subject: Your code
---
Hello {{name}},

your code for {{site.name}} is:

{{code}}

It can be used for {{minutes}} minutes.
`,
  'content/mail/password-changed.md': `---
subject: Your password was changed
---
Hello {{name}},

your password for {{site.name}} was changed.
`,
  'content/pre-arrival/page.md': `---
title: Pre-arrival tasks
intro: Not published yet.
---
`,
}

/** The file of a card that has a link. @param more fields with their line ends, and a text below them */
export const cardFile = (title: string, { fields = '', text = '' } = {}): string =>
  `---\ntitle: ${title}\ndescription: Look.\n${fields}links:\n  - key: class_link\n---\n${text}`

/** What to change in the small school: new text, a part of a file to replace, or null to remove the file. */
export type Changes = Readonly<
  Record<string, string | Uint8Array | readonly [from: string, to: string] | null>
>

/** The small school's files with changes, in memory; or those of another school. */
export function schoolFiles(
  changes: Changes = {},
  school: Iterable<readonly [string, string | Uint8Array]> = Object.entries(GOOD_SCHOOL),
): Map<string, string | Uint8Array> {
  const files = new Map(school)
  for (const [file, to] of Object.entries(changes)) {
    if (to === null) {
      for (const path of files.keys()) if (`${path}/`.startsWith(`${file}/`)) files.delete(path)
    } else if (typeof to === 'string' || to instanceof Uint8Array) {
      files.set(file, to)
    } else {
      files.set(file, replaced(String(files.get(file)), to))
    }
  }
  return files
}

export function replaced(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`There is no ${from} to replace`)
  return text.replace(from, () => to)
}
