import type { Clash } from './exchange.ts'
import parts from '../parts.module.css'
import styles from './changes.module.css'

type ClashQuestionProps = {
  clash: Clash
  title: string
  answers: readonly string[]
  onAnswer: (answers: string[]) => void
}

const WHOLE = [{ mine: 'mine', theirs: 'theirs' }]

/** Asks which words of a file to keep: the writer's, the accepted ones, or others. */
export function ClashQuestion({ clash, title, answers, onAnswer }: ClashQuestionProps) {
  const { file, passages } = clash
  const isWhole = passages.length === 0
  return (isWhole ? WHOLE : passages).map((passage, index) => {
    const answer = answers[index] ?? ''
    const choose = (words: string) => onAnswer(answers.with(index, words))
    return (
      // oxlint-disable-next-line react/no-array-index-key -- two passages can have the same words
      <fieldset key={index} className={`lines ${parts.group}`}>
        <legend>
          {title}
          {passages.length > 1 && `, ${index + 1} of ${passages.length}`}
        </legend>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className="cluster">
            <input
              type="radio"
              name={`${file} ${index}`}
              checked={answer === passage[side]}
              onChange={() => choose(passage[side])}
            />
            <span className={styles.side}>
              {side === 'mine' ? 'Keep mine' : 'Take theirs'}
              {!isWhole && <q>{passage[side].trim() || 'nothing'}</q>}
            </span>
          </label>
        ))}
        {isWhole && (
          <p className="quiet">
            {file} is a picture, or one of you removed it: it is kept or taken as a whole.
          </p>
        )}
        {!isWhole && (
          <label>
            The words to keep
            <textarea
              className={parts.input}
              rows={Math.min(8, answer.split('\n').length + 1)}
              value={answer}
              onChange={({ target }) => choose(target.value)}
            />
          </label>
        )}
      </fieldset>
    )
  })
}
