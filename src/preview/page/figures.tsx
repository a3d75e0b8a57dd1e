import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import { ask, figuresQuery } from '../ask.ts'
import { FIGURES_PATH, type FigureRow, type FiguresRequest } from '../exchange.ts'
import { FormDialog } from '../form-dialog.tsx'
import parts from '../parts.module.css'
import styles from './figures.module.css'

const BUTTON_ID = 'figures'

/** Changes the figures that texts mention, in one table. */
export function Figures({ version }: { version: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button id={BUTTON_ID} variant="secondary" onClick={() => setOpen(true)}>
        Figures…
      </Button>
      {isOpen && <FiguresDialog version={version} onClose={() => setOpen(false)} />}
    </>
  )
}

function FiguresDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { data: figures = [] } = useQuery(figuresQuery(version))
  const [typed, setTyped] = useState<Readonly<Record<string, FigureRow>>>({})
  const saving = useMutation({
    mutationFn: () => {
      const sent: FiguresRequest = Object.values(typed).map(({ name, value, unit }) => ({
        name,
        value,
        unit,
      }))
      return ask(FIGURES_PATH, sent)
    },
    onSuccess: ({ kind }) => {
      if (kind === 'done') onClose()
    },
  })
  const input = (figure: FigureRow, field: 'value' | 'unit') => (
    <input
      className={parts.input}
      aria-label={`${field === 'value' ? 'Value' : 'Unit'} of ${figure.name}`}
      value={figure[field] ?? ''}
      onChange={({ target }) =>
        setTyped({ ...typed, [figure.name]: { ...figure, [field]: target.value } })
      }
    />
  )
  return (
    <FormDialog
      title="Figures"
      returnFocusTo={BUTTON_ID}
      action="Save on this computer"
      busy={saving.isPending}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <table className={styles.figures}>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Value</th>
            <th scope="col">Unit</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((saved) => {
            const figure = typed[saved.name] ?? saved
            return (
              <tr key={saved.name}>
                <th scope="row">
                  {saved.name.replaceAll('_', ' ')}{' '}
                  <small>{`used in ${saved.texts} ${saved.texts === 1 ? 'text' : 'texts'}`}</small>
                </th>
                <td>{input(figure, 'value')}</td>
                <td>{figure.unit !== null && input(figure, 'unit')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {saving.data?.kind === 'refused' && <Notice kind="error">{saving.data.message}</Notice>}
    </FormDialog>
  )
}
