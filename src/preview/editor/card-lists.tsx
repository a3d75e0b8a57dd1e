import type { Content, TriedProblem } from '../exchange.ts'
import { schoolOf } from '../page/entries.ts'
import { FieldBox } from './field-box.tsx'
import { ListForm } from './list-form.tsx'
import type { ListName, Typed, TypedEntry } from './typed.ts'

type CardListsProps = {
  lists: Typed['lists']
  content: Content
  problems: readonly TriedProblem[]
  onChange: (list: ListName, entries: readonly TypedEntry[]) => void
}

/** A card's facts and links. */
export function CardLists({ lists, content, problems, onChange }: CardListsProps) {
  const keys = Object.keys(schoolOf(content)?.links ?? {})
  return (
    <>
      <ListForm
        list="facts"
        one="Fact"
        help="Details that stand apart from the text, where nobody overlooks them."
        least={0}
        entries={lists.facts}
        problems={problems}
        onChange={(entries) => onChange('facts', entries)}
      >
        {({ values, set, problemsOf }) => (
          <>
            <Line
              label="Name"
              help="Such as Account number."
              value={values['label'] ?? ''}
              problems={problemsOf('label')}
              onChange={(label) => set({ label })}
            />
            <Line
              label="Value"
              value={values['value'] ?? ''}
              problems={problemsOf('value')}
              onChange={(value) => set({ value })}
            />
            <FieldBox
              label="Copy button"
              help="The fact then shows in the modal alone."
              problems={problemsOf('copy')}
              inline
            >
              {(props) => (
                <input
                  {...props}
                  type="checkbox"
                  checked={values['copy'] === 'true'}
                  onChange={(event) => set({ copy: event.target.checked ? 'true' : '' })}
                />
              )}
            </FieldBox>
          </>
        )}
      </ListForm>
      <ListForm
        list="links"
        one="Link"
        help="The buttons of the modal. A card has one at least."
        least={1}
        entries={lists.links}
        problems={problems}
        onChange={(entries) => onChange('links', entries)}
      >
        {({ values, set, problemsOf }) => (
          <>
            <FieldBox
              label="Leads to"
              help="A stored link is each student’s own."
              problems={problemsOf('key')}
            >
              {(props) => (
                <select
                  {...props}
                  value={values['key'] ?? ''}
                  onChange={(event) =>
                    set({
                      key: event.target.value,
                      ...(event.target.value !== '' && { address: '' }),
                    })
                  }
                >
                  <option value="">An address for everybody</option>
                  <optgroup label="Stored for each student">
                    {[...new Set([...keys, values['key'] ?? ''])].filter(Boolean).map((key) => (
                      <option key={key}>{key}</option>
                    ))}
                  </optgroup>
                </select>
              )}
            </FieldBox>
            {values['key'] === '' && (
              <Line
                label="Address"
                help="https://…, mailto:…, or a page such as /payments."
                value={values['address'] ?? ''}
                problems={problemsOf('address')}
                onChange={(address) => set({ address })}
              />
            )}
            <Line
              label="Note"
              help="A few words beside the button."
              value={values['note'] ?? ''}
              problems={problemsOf('note')}
              onChange={(note) => set({ note })}
            />
          </>
        )}
      </ListForm>
    </>
  )
}

type LineProps = {
  label: string
  help?: string
  value: string
  problems: readonly TriedProblem[]
  onChange: (value: string) => void
}

function Line({ label, help, value, problems, onChange }: LineProps) {
  return (
    <FieldBox label={label} help={help} problems={problems}>
      {(props) => (
        <input {...props} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldBox>
  )
}
