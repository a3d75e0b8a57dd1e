import type { Clash } from './exchange.ts'
import parts from '../parts.module.css'
import styles from './changes.module.css'

type Side = 'mine' | 'theirs'

type ClashQuestionProps = {
  clash: Clash
  title: string
  answer: Side | undefined
  onAnswer: (side: Side) => void
}

const LABEL = { mine: 'Keep mine', theirs: 'Take theirs' }

/** Asks which version of a file to keep: the writer's, or the one of somebody else. */
export function ClashQuestion({ clash, title, answer, onAnswer }: ClashQuestionProps) {
  const { file, places } = clash
  return (
    <fieldset className={`lines panel ${parts.group}`}>
      <legend>{title}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className="cluster">
          <input
            type="radio"
            name={file}
            checked={answer === side}
            onChange={() => onAnswer(side)}
          />
          <span className={styles.side}>
            {LABEL[side]}
            {places?.map((place, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two places can have the same words
              <q key={index}>{place[side].trim() || 'nothing'}</q>
            ))}
          </span>
        </label>
      ))}
      {places === null && <p className="quiet">{file} is no text.</p>}
    </fieldset>
  )
}
