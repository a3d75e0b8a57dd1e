import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../ask.ts'
import { titleOf } from '../entries.ts'
import type { Content } from '../exchange.ts'
import styles from './changes.module.css'

type FileWordsProps = {
  file: string
  content: Content
  /** The commits to compare; without `to`, the words saved on this computer. */
  from: string
  to?: string
  summary?: string
}

/** The words of a file in two versions, at each place where they differ. Asks for them when it is opened. */
export function FileWords({ file, content, from, to, summary }: FileWordsProps) {
  const [isOpen, setOpen] = useState(false)
  const words = query('words', { file, from, to: to ?? null }, content.version)
  const { data: places } = useQuery({ ...words, enabled: isOpen })
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary ?? titleOf(file, content)}</summary>
      {places === null && <p className="quiet">This file holds no words.</p>}
      {places?.map((place, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two places can have the same words
        <p key={index} className={styles.words}>
          {place.map(({ words: part, in: where }, at) => {
            const Tag = where === 'both' ? 'span' : where === 'before' ? 'del' : 'ins'
            // oxlint-disable-next-line react/no-array-index-key
            return <Tag key={at}>{part}</Tag>
          })}
        </p>
      ))}
    </details>
  )
}
