import type { Explanation } from '../problem.ts'
import { GARBLED, ungarbled } from './old-letters.ts'

/** What another program left in a text that was copied from it. */
export type Leaving = {
  readonly pattern: RegExp
  readonly explanation: Explanation
  /** What is written in its place, where that can be told. */
  readonly meant?: (found: RegExpExecArray) => string | null
  /** Whether somebody may have written it on purpose. */
  readonly doubtful?: boolean
}

const NOTHING = () => ''

/** Of spreadsheets. FOUND stands for what was found. */
export const NO_RESULT: Leaving = {
  pattern: /(?<![\w&/])#(?:REF!|N\/A\b|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)/g,
  explanation: [
    'A spreadsheet wrote FOUND here, because it could not work out what belongs in this place.',
    'Type the number or the words that belong here.',
  ],
}

export const LEAVINGS: readonly Leaving[] = [
  {
    pattern: GARBLED,
    explanation: [
      'A program saved this letter or sign in one way and read it in another.',
      'Type it again.',
    ],
    meant: ([signs]) => ungarbled(signs),
  },
  {
    pattern: /\uFFFD|ï¿½/g,
    explanation: [
      'A letter or sign was lost here when the text was saved or copied.',
      'Type what stood here.',
    ],
  },
  NO_RESULT,
  {
    // Of spreadsheets: a date that they made of 2/2 or of two.
    pattern: /(?<![\w/-])\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?![\w-])/g,
    explanation: [
      'FOUND is how a spreadsheet writes a date, and may not be what was typed.',
      'If the date is meant, leave it. If not, type what belongs here.',
    ],
    doubtful: true,
  },
  {
    // Of phones and mail programs.
    pattern: /\n+(?:Sent from (?:my|Outlook|Yahoo|Mail)\b|Get Outlook for\b)[^\n]*/gi,
    explanation: ['A mail program wrote this line, and students would read it.', 'Remove it.'],
    meant: NOTHING,
  },
  {
    // Of a mail program, above what is answered.
    pattern: /^(?:> ?)*On [^\n]{5,90} wrote:[ \t]*(?:\n|$)/gm,
    explanation: ['A mail program wrote this line, and students would read it.', 'Remove it.'],
    meant: NOTHING,
  },
  {
    // Of Word.
    pattern:
      /Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid|No table of \w+ entries found|Not a valid [\w-]+(?: [\w-]+)*)\.?/g,
    explanation: [
      'Word wrote this here, because it had lost what the words point to.',
      'Remove it, or write what it pointed to, such as a link.',
    ],
  },
  {
    // Of Word: a comment, which runs into the words of the text.
    pattern: /Comment(?:ed)? \[[A-Za-z]{1,4}\d+\]:/g,
    explanation: [
      'A comment out of Word begins here, and students would read it.',
      'Remove it, from here to the last word of the comment.',
    ],
  },
  {
    // Of Word: what is behind a link.
    pattern: /(?:\{ ?)?HYPERLINK "([^"\n]+)"(?: \\[a-z](?: "[^"\n]*")?)*(?: ?\})?/g,
    explanation: [
      'Word’s own note about a link stands in the text.',
      'Remove it, and write the link as [words](address).',
    ],
  },
  {
    // Of PDF and print.
    pattern: /\bPage \d+ of \d+\b/gi,
    explanation: [
      'This looks like the foot of a printed page.',
      'Remove it, with everything else that stood at the foot and the head of the page.',
    ],
    doubtful: true,
  },
  {
    // Of Pandoc and Google Docs: the address of a heading.
    pattern: /(?<=^#{1,6} [^\n]*\S)[ \t]*\{:? ?[#.][^{}\n]*\}(?=[ \t]*$)/gm,
    explanation: [
      'Another program wrote this for the address of the heading, and it would be shown.',
      'Remove it.',
    ],
    meant: NOTHING,
  },
  {
    // Of programs that suggest changes (CriticMarkup).
    pattern:
      /\{(?:--[^{}\n]*--|\+\+([^{}\n]*)\+\+|~~[^{}\n]*~>([^{}\n]*)~~|==([^{}\n]*)==|>>[^{}\n]*<<)\}/g,
    explanation: [
      'A change that somebody suggested stands here with its signs.',
      'Keep the words that are to stay, without the signs.',
    ],
    meant: ([, added, instead, marked]) => added ?? instead ?? marked ?? '',
  },
  {
    // Of WhatsApp: when a message came, and from whom.
    pattern:
      /(?<=^(?:[-*] )?)(?:\[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AP]M)?\]|\[\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AP]M)?, \d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}[:.]\d{2}(?:\s?[AP]M)? -) [^:\n]{1,40}: /gim,
    explanation: [
      'This says when a message was sent and by whom, and students would read it.',
      'Remove it, all up to the colon and the space behind it.',
    ],
    // The next message is another paragraph.
    meant: ({ input, index }) => {
      const above = input.slice(0, index).split('\n').at(-2) ?? ''
      return input[index - 1] === '\n' && /[^\s-]/.test(above) ? '\n' : ''
    },
  },
  {
    // Of Outlook, which writes a link so where there is no formatting.
    pattern:
      /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)<mailto:\1>|(https?:\/\/[^\s<>]+)<\2\/?>|(?<=[\p{L}\p{N})"'”’])<(?:https?:\/\/|mailto:)[^\s<>]+>/giu,
    explanation: [
      'An address between < and > stands right behind words, and would be shown together with them.',
      'Write the words and the address as a link: [words](address); or an address alone, once.',
    ],
    meant: ([, mail, web]) => mail ?? web ?? null,
  },
  {
    // Of chatbots: what they ask when they are done.
    pattern:
      /^(?:Would you like me to|Do you want me to)\b[^\n]*\?$|^(?:I hope this helps|(?:Please )?Let me know (?:if|whether) (?:you|this|that|it|there)|As an AI (?:language )?model|(?:\*\*)?Note:(?:\*\*)? I(?:['’]ve| have)? (?:kept|left|used|changed|removed)|Feel free to (?:adjust|edit|change|tweak|adapt|modify|customi[sz]e) (?:it|this|the|any))\b[^\n]*$/gim,
    explanation: [
      'This sentence speaks to whoever asked for the text, not to students.',
      'Remove it.',
    ],
    doubtful: true,
  },
  {
    // Of chatbots: where they found what they say.
    pattern:
      / ?(?::contentReference\[[^\]\n]*\](?:\{[^{}\n]*\})?|【\d+[†:][^】\n]*】|\[cite(?:_start|: ?[\d, ]+)\]|\ue200[^\ue201\n]*\ue201)/g,
    explanation: ['A mark of the program that wrote the text was copied with it.', 'Remove it.'],
    meant: NOTHING,
  },
  {
    // Of Mailchimp.
    pattern: /\*\|(\w+)(?::[^|\n]*)?\|\*/g,
    explanation: [
      'A program for mailings puts words in place of FOUND; here it would be read as it stands.',
      'Remove it. In a mail, write {{name}} for the name of the student.',
    ],
  },
  {
    // Of chat programs.
    pattern:
      /^<?(?:Media|image|video|audio|sticker|document) omitted>?$\n?|[ \t]\(edited\)(?=\s|$)|[ \t]*<This message was (?:edited|deleted)>/gim,
    explanation: ['A chat program wrote this, and students would read it.', 'Remove it.'],
    meant: NOTHING,
  },
  {
    // Of web pages, where a button was copied without where it leads.
    pattern: /(?<=^(?:[-*] )?)click here[.!]?$/gim,
    explanation: [
      'These words lead nowhere: a link was copied without its address.',
      'Write a link, such as [Classes](/classes), or remove the line.',
    ],
    doubtful: true,
  },
  {
    // Of Git: a line that was added.
    pattern: /^\+(?=\p{L}{2})/gmu,
    explanation: ['This sign was copied from a list of changes, as GitHub shows it.', 'Remove it.'],
    meant: NOTHING,
    doubtful: true,
  },
  {
    // Of Git, where it compares two versions.
    pattern: /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@.*\n?/gm,
    explanation: [
      'This line was copied from a list of changes, as GitHub shows it, and students would read it.',
      'Remove it.',
    ],
    meant: NOTHING,
  },
  {
    // Of mails.
    pattern: /(?:=[0-9A-F]{2})*=[C-F][0-9A-F](?:=[0-9A-F]{2})+|(?<=[.,;:!?)])=20(?=\s|$)/g,
    explanation: ['Letters and signs of a mail stand here as numbers.', 'Type them.'],
    meant: ([numbers]) => (numbers === '=20' ? '' : unnumbered(numbers)),
  },
  {
    // Of pages that make bold letters for places where there is no bold.
    pattern: /[\u{1D400}-\u{1D7FF}](?:[\u{1D400}-\u{1D7FF} ]*[\u{1D400}-\u{1D7FF}])+/gu,
    explanation: [
      'These are signs of mathematics that only look like letters: programs that read aloud cannot read them.',
      'Type plain letters.',
    ],
    meant: ([signs]) => signs.normalize('NFKC'),
  },
]

function unnumbered(numbers: string): string | null {
  try {
    return decodeURIComponent(numbers.replaceAll('=', '%'))
  } catch {
    return null
  }
}
