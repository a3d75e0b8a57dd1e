import { TOPICS } from '../../content/topics.ts'
import type { IconShapes } from '../../content/types.ts'
import type { Content, TriedProblem } from '../exchange.ts'
import { schoolOf } from '../page/entries.ts'
import { FieldBox } from './field-box.tsx'
import type { FieldWords } from './field-words.ts'
import { IconBox } from './icon-box.tsx'

type FieldInputProps = {
  words: FieldWords
  value: string
  content: Content
  icon: IconShapes
  problems: readonly TriedProblem[]
  onChange: (value: string) => void
}

/** A field that stands alone. */
export function FieldInput({ words, value, content, icon, problems, onChange }: FieldInputProps) {
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
                {withValue(choicesOf(shape, content), value).map(([choice, said]) => (
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

type Choice = readonly [value: string, words: string]

const TOPIC_WORDS = { learning: 'Learning', work: 'Work', money: 'Money', people: 'People' }

function choicesOf(shape: 'topic' | 'card' | 'time', content: Content): readonly Choice[] {
  switch (shape) {
    case 'topic':
      return [['', 'As usual'], ...TOPICS.map((topic) => [topic, TOPIC_WORDS[topic]] as const)]
    case 'card': {
      const cards = Object.values(content.entries).filter((entry) => entry.kind === 'card')
      const named = cards.map(({ id, title }) => [id, `${title} (${id})`] as const)
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
