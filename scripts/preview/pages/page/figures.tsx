import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../../../src/portal/ui/notice.tsx'
import { LoadingArea } from '../../../../src/portal/ui/spinner.tsx'
import { ask, query } from '../ask.ts'
import { Problems } from '../editor/field-box.tsx'
import { textOf } from '../exchange.ts'
import { FormDialog, type Opened } from '../form-dialog.tsx'
import parts from '../parts.module.css'
import type { Figure } from '../requests.ts'
import styles from './figures.module.css'

/** Changes the figures that texts mention, in one table. */
export function Figures({ version, ...dialog }: Opened & { version: number }) {
  const figures = useQuery(query('figures', null, version))
  const [typed, setTyped] = useState<Readonly<Record<string, Figure>>>({})
  const saving = useMutation({
    mutationFn: () => ask('save-figures', Object.values(typed)),
    onSuccess: (mistakes) => {
      if (mistakes.length === 0) dialog.onClose()
    },
  })
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (saving.data) table.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [saving.data])
  const mistakesOf = (name: string | null) =>
    saving.data?.filter(({ field }) => field === name) ?? []
  const input = (figure: Figure, field: 'value' | 'unit') => (
    <input
      className={parts.input}
      aria-label={`${field === 'value' ? 'Value' : 'Unit'} of ${figure.name}`}
      aria-invalid={mistakesOf(figure.name).length > 0 || undefined}
      value={figure[field] ?? ''}
      onChange={({ target }) =>
        setTyped({ ...typed, [figure.name]: { ...figure, [field]: target.value } })
      }
    />
  )
  return (
    <FormDialog
      {...dialog}
      title="Figures"
      action="Save on this computer"
      asking={{ isPending: saving.isPending, error: saving.error ?? figures.error }}
      isReady={figures.isSuccess}
      onSubmit={() => saving.mutate()}
    >
      {mistakesOf(null).map((each) => (
        <Notice key={textOf(each)} kind="error">
          {textOf(each)}
        </Notice>
      ))}
      {figures.isPending && <LoadingArea label="Loading the figures…" />}
      <table ref={table} className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Value</th>
            <th scope="col">Unit</th>
          </tr>
        </thead>
        <tbody>
          {figures.data?.map((saved) => {
            const figure = typed[saved.name] ?? saved
            return (
              <tr key={saved.name}>
                <th scope="row">
                  {saved.name.replaceAll('_', ' ')}
                  <Problems problems={mistakesOf(saved.name)} />
                </th>
                <td>{input(figure, 'value')}</td>
                <td>{figure.unit !== null && input(figure, 'unit')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </FormDialog>
  )
}
