import { error, type Problem } from '../problem.ts'
import { editAt, type Source } from '../source.ts'

/** The last entry of the sidebar. */
export const LOGOUT = '{ "action": "logout", "label": "Logout" }'

/** What is wrong with the sidebar's file, where its last line is gone and left the comma of the one above. */
export function withLostLogout(source: Source, problems: readonly Problem[]): readonly Problem[] {
  const [comma, ...others] = problems
  const taken = comma?.repair?.text === '' ? editAt(source, comma, ',', '') : undefined
  if (!comma || !taken || others.length > 0 || /"logout"/.test(source.text)) return problems
  const { end } = taken
  const edit = { start: end, end, text: `\n  ${LOGOUT}` }
  const sentence = 'Logout is gone, the last entry of the sidebar.'
  return [error(comma, sentence, `Write below this line: ${LOGOUT}`, undefined, edit)]
}
