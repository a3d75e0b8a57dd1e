import type { Leaving } from './leavings.ts'

/** What holds the place of words that nobody wrote yet, and what a chatbot says before a text. */
export const UNWRITTEN: readonly Leaving[] = [
  {
    pattern: /\blorem ipsum\b/gi,
    explanation: [
      'These words only fill the place of a text, and students would read them.',
      'Write the text that belongs here.',
    ],
    doubtful: true,
  },
  {
    pattern:
      /(?<=^(?:\w+: ["']?|[-*] )?)(?:Write|Insert|Put|Add) (?:the|your|an?|some|new) (?:new )?(?:text|intro|introduction|title|description|sentence|words|paragraph|content|heading|summary) here\b/gim,
    explanation: [
      'This sentence speaks to whoever writes the text, not to students.',
      'Write the text that belongs here.',
    ],
    doubtful: true,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:XX+|xx+)(?=%| (?:January|February|March|April|May|June|July|August|September|October|November|December|minutes|hours|days|weeks|months|years|lessons|classes|students|naira|per cent)\b)|(?<=[₦$£€])[Xx]{2,}(?!\p{L})|(?<=[ "“(])\?{3,}(?=[\s.,;:"”)]|$)/gmu,
    explanation: [
      'FOUND holds the place of something that was not known yet.',
      'Write what belongs here.',
    ],
    doubtful: true,
  },
  {
    pattern: /(?<![\p{L}\p{N}_])(?:TODO|FIXME|XXX+)(?![\p{L}\p{N}_])/gu,
    explanation: [
      'FOUND is a note for those who write, and students would read it.',
      'Do what it says, and remove it.',
    ],
    doubtful: true,
  },
  {
    // Of Ctrl+V and Ctrl+S, pressed without the other key.
    pattern: /^[vs]\n/gim,
    explanation: ['A single letter stands in this line.', 'Remove the line.'],
    meant: () => '',
    doubtful: true,
  },
  {
    // A line of nothing else parts two texts.
    pattern: /(?<=^[^\n]*[^\s_][^\n]*)(?<![\w/])_{3,}(?!\w)/gm,
    explanation: ['FOUND waits to be filled in.', 'Write what belongs here.'],
    doubtful: true,
  },
  {
    pattern:
      /^(?:Certainly|Sure|Of course|Absolutely|Great)[!,.] Here(?:['’]s| is| are)\b[^\n]{0,120}[:.]$|^Here(?:['’]s| is) (?:the|your|an?) (?:improved|revised|updated|rewritten|polished|edited|corrected|shorter|clearer) version of your\b[^\n]{0,60}:$/gim,
    explanation: [
      'This sentence speaks to whoever asked for the text, not to students.',
      'Remove it.',
    ],
    doubtful: true,
  },
  {
    // Of mails: who sent it, when and to whom.
    pattern:
      /^(?:\*\*)?From:.*\n(?:(?:\*\*)?(?:Sent|Date|To|Cc):.*\n)*(?:\*\*)?Subject:.*(?:\n+|$)/gm,
    explanation: [
      'This is the head of a mail, and students would read it.',
      'Remove it, from its first line to the one with the subject.',
    ],
    meant: () => '',
  },
]
