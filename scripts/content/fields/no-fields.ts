import type { Explanation } from '../problem.ts'

/** What to say of a file that does not begin with its fields: the lines that one of its kind needs. */
export function noFields(file: string): Explanation {
  const isMail = file.startsWith('content/mail/')
  const lines = isMail ? OF_MAIL : file.endsWith('/page.md') ? OF_PAGE : OF_CARD
  return [
    'The file does not begin with its fields.',
    `Write these lines above everything else, in your own words:\n${lines}`,
  ]
}

const OF_CARD = '---\ntitle: Exam dates\ndescription: When you sit your exams.\n---'
const OF_PAGE = '---\ntitle: Exams\nintro: Everything about your exams.\n---'
const OF_MAIL = '---\nsubject: Your code for a new password\n---'
