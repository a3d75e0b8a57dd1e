import type { Content, DrawnSchool } from './exchange.ts'
import type { Switches } from './state.ts'

/** Shows the frame light, dark, or as the computer has it. */
export function showColours(colours: Switches['colours']): void {
  if (colours === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = colours
}

const sheet = document.createElement('style')

/** The school's accent colour, which may change with a save. */
export function showAccent({ entries }: Content): void {
  const school = entries['school'] as DrawnSchool | undefined
  if (!sheet.isConnected) document.head.append(sheet)
  const accent = school?.accent ?? ''
  if (sheet.textContent !== accent) sheet.textContent = accent
}
