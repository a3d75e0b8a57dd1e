import { CARD, POLICY, type Mistakes } from './mistake.ts'

/** Schools with several mistakes, as they come in real life; what is told is in the golden file. */
export const together: Mistakes = {
  'a card that was typed in a hurry': {
    [CARD]: `---
titel: Class Link
description: Fees: how to pay
links:
	- key: clas_link
	  note: “Your class”
---
##When to join

Join **within 10 minutes, see [the rules](/student-polcy) or <b>ask</b>.
`,
  },
  'a card that is as it should be but for everything in its text': {
    [CARD]: [
      'Join within',
      `# Join

Bring your \`card and ![](map.png).

- [Policy](/student-policy#refund)
- [](/classes)
- {{lesson_tme}}
- [mail](help@school.ng)

\`\`\`
Join within`,
    ],
  },
  'mistakes in several files': {
    [CARD]: ['key: class_link', 'key: clas_link'],
    [POLICY]: ['title: Policy', 'title: 2025'],
    'content/navigation.json': ['"classes"', '"clases"'],
    'content/figures.json': ['"unit": "%"', '"units": "%"'],
    'content/classes/notes.txt': 'Notes',
  },
  'wide letters, emoji, accents and tabs before a mistake': {
    [CARD]: [
      'Join within',
      '学校 🎓 naïve e\u0301 [a](/clases)\n\n1.\tOne\t[b](/clases)\n\n👩🏽‍💻👨‍👩‍👧 [c](/clases)\n\nJoin within',
    ],
  },
  'a mistake in the middle of a very long line': {
    [CARD]: [
      'Join within',
      `${'Come early and stay. '.repeat(40)}[a](/clases) ${'Come early and stay. '.repeat(40)}\n\nJoin within`,
    ],
  },
}
