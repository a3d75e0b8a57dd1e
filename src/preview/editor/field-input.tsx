import type { IconShapes } from '../../content/types.ts'
import type { Content, TriedProblem } from '../exchange.ts'
import { schoolOf } from '../page/entries.ts'
import { FieldBox } from './field-box.tsx'
import type { FieldWords } from './field-words.ts'
import { IconBox } from './icon-box.tsx'

type FieldInputProps = {
  words: FieldWords
  value: string
  /** Of the page that the text belongs to: its cards are named without it. */
  folder: string
  content: Content
  icon: IconShapes
  problems: readonly TriedProblem[]
  onChange: (value: string) => void
}

/** A field that stands alone. */
export function FieldInput(props: FieldInputProps) {
  const { words, value, folder, content, icon, onChange } = props
  // Of its line in the file nobody has to know here.
  const problems = props.problems.map((problem) =>
    value.trim() === '' && problem.severity === 'error' ? { ...problem, ...EMPTY } : problem,
  )
  const { label, help, shape } = words
  if (shape === 'icon') {
    return <IconBox {...{ label, help, value, problems, onChange }} shapes={icon} />
  }
  return (
    <FieldBox label={label} help={help} problems={problems} inline={shape === 'switch'}>
      {(props) => {
        switch (shape) {
          case 'switch':
            return (
              <input
                {...props}
                type="checkbox"
                checked={value === 'true'}
                onChange={(event) => onChange(event.target.checked ? 'true' : '')}
              />
            )
          case 'line':
            return (
              <input {...props} value={value} onChange={(event) => onChange(event.target.value)} />
            )
          case 'lines':
            return (
              <textarea
                {...props}
                rows={3}
                value={value}
                onChange={(event) => onChange(event.target.value)}
                // A field is one line in its file.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            )
          default:
            return (
              <select {...props} value={value} onChange={(event) => onChange(event.target.value)}>
                {withValue(choicesOf(shape, content, folder), value).map(([choice, said]) => (
                  <option key={choice} value={choice}>
                    {said}
                  </option>
                ))}
              </select>
            )
        }
      }}
    </FieldBox>
  )
}

const EMPTY = { sentence: 'Nothing stands here.', advice: 'Write what students are to read.' }

type Choice = readonly [value: string, words: string]

function choicesOf(shape: 'card' | 'time', content: Content, folder: string): readonly Choice[] {
  switch (shape) {
    case 'card': {
      const cards = Object.values(content.entries).filter((entry) => entry.kind === 'card')
      const named = cards.map(({ id, title }) => {
        const name = id.startsWith(`${folder}/`) ? id.slice(folder.length + 1) : id
        return [name, `${title} (${id})`] as const
      })
      return [['', 'None'], ...named.toSorted(([, a], [, b]) => a.localeCompare(b))]
    }
    case 'time': {
      const figures = Object.entries(schoolOf(content)?.figures ?? {})
      const times = figures.filter(([, { unit }]) => /^(?:minute|hour|day)s?$/.test(unit))
      return [
        ['', 'None'],
        ...times.map(([name, { value, unit }]) => [name, `${value} ${unit} (${name})`] as const),
      ]
    }
  }
}

/** What the file says stands among the choices, whatever it is. */
function withValue(choices: readonly Choice[], value: string): readonly Choice[] {
  return choices.some(([choice]) => choice === value) ? choices : [...choices, [value, value]]
}
