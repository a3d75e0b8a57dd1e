import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Checkbox } from '../../portal/ui/checkbox.tsx'
import { query } from '../ask.ts'
import { titleOf } from '../entries.ts'
import type { Content } from '../exchange.ts'
import type { Difference } from './exchange.ts'
import styles from './changes.module.css'

type ChangeRowProps = {
  difference: Difference
  content: Content
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onThrowAway: () => void
}

/** A file that differs: its tick, its words before and after, and a button to throw the change away. */
export function ChangeRow(props: ChangeRowProps) {
  const { difference, content, isTicked, onTick, onThrowAway } = props
  const { file, change, state, note } = difference
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={`lines ${styles.row}`}>
      <Checkbox
        label={titleOf(file, content)}
        checked={isTicked}
        disabled={state === 'behind'}
        onChange={({ target }) => onTick(target.checked)}
      />
      <p className="quiet">
        <code>{file}</code> {change}
      </p>
      {note !== null && (
        <p className={styles.note} data-state={state}>
          {note}
        </p>
      )}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Words before and after</summary>
        {isOpen && <Words file={file} version={content.version} />}
      </details>
      <Button variant="quiet" onClick={onThrowAway}>
        Throw this change away
      </Button>
    </li>
  )
}

function Words({ file, version }: { file: string; version: number }) {
  const { data: places } = useQuery(query('words', { file }, version))
  if (places === undefined) return null
  if (places === null) return <p className="quiet">This file holds no words.</p>
  return places.map((place, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two places can have the same words
    <p key={index} className={styles.words}>
      {place.map(({ words, in: where }, at) => {
        const Tag = where === 'both' ? 'span' : where === 'before' ? 'del' : 'ins'
        // oxlint-disable-next-line react/no-array-index-key
        return <Tag key={at}>{words}</Tag>
      })}
    </p>
  ))
}
