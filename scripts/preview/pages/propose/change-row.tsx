import { Button } from '../../../../src/portal/ui/button.tsx'
import { Checkbox } from '../../../../src/portal/ui/checkbox.tsx'
import { titleOf } from '../entries.ts'
import type { Content, Difference } from '../exchange.ts'
import { FileWords } from './file-words.tsx'
import styles from './changes.module.css'

type ChangeRowProps = {
  difference: Difference
  content: Content
  /** The version that it differs from. */
  base: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onThrowAway: () => void
}

/** A file that differs: its tick, its words before and after, and a button to throw the change away. */
export function ChangeRow(props: ChangeRowProps) {
  const { difference, content, base, isTicked, onTick, onThrowAway } = props
  const { file, title, change, isBehind } = difference
  return (
    <li className={`lines ${styles.row}`}>
      <Checkbox
        label={title ?? titleOf(file, content)}
        checked={isTicked}
        disabled={isBehind}
        onChange={({ target }) => onTick(target.checked)}
      />
      <p className="quiet">
        <code>{file}</code> {change}
      </p>
      {isBehind && (
        <p className={styles.note}>
          Somebody else changed this file, too. Get the accepted version first.
        </p>
      )}
      <FileWords file={file} content={content} from={base} summary="Words before and after" />
      <Button variant="quiet" onClick={onThrowAway}>
        Throw away
      </Button>
    </li>
  )
}
