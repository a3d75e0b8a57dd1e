import { cleanKey } from './key.ts'

/**
 * What two writings of one number have in common: '3', '03', ' Lesson 3' and 'task 3' are the same lesson; '3b' is
 * another one.
 */
export function lessonKey(text: string): string {
  return cleanKey(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/^\s*(?:(?:(?:lesson|task|number|no|nr)(?![a-z])\.?|#)\s*)*/, '')
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''))
    .trim()
}

/**
 * Whether a submission with a typed number is one of this lesson: by the same number, or by another writing of it that
 * is no listed lesson's own.
 * @param listed the lesson numbers of the cohort's tasks
 */
export function isOfLesson(typed: string, lesson: string, listed: readonly string[]): boolean {
  return typed === lesson || (lessonKey(typed) === lessonKey(lesson) && !listed.includes(typed))
}
