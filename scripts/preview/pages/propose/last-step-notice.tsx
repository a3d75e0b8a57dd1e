import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../../src/portal/ui/button.tsx'
import { Notice } from '../../../../src/portal/ui/notice.tsx'
import { ask } from '../ask.ts'
import type { Content, Folder } from '../exchange.ts'
import { Refusal } from '../form-dialog.tsx'
import styles from './changes.module.css'
import { FileWords } from './file-words.tsx'

type LastStepNoticeProps = { folder: Folder; content: Content; onChange: () => void }

/** What happened last to the folder, and Undo where it can be undone. */
export function LastStepNotice({ folder: { last }, content, onChange }: LastStepNoticeProps) {
  const answering = useMutation({
    mutationFn: (name: 'undo' | 'forget-step') => ask(name, null),
    onSettled: onChange,
  })
  if (last === null) return null
  return (
    <div className={styles.wide}>
      <Notice kind={last.kind === 'stopped' ? 'warning' : 'info'}>
        <p>
          {last.kind === 'done' && last.message}
          {last.kind === 'stopped' && 'The last step was stopped halfway.'}
          {last.kind === 'accepted' && `“${last.sentence}” was accepted.`}
          {last.kind === 'accepted' && last.files.length > 0 && ' Its words were corrected:'}
        </p>
        {last.kind === 'accepted' && (
          <ul>
            {last.files.map((file) => (
              <li key={file}>
                <FileWords file={file} content={content} from={last.from} to={last.to} />
              </li>
            ))}
          </ul>
        )}
        <Refusal of={answering} />
        <p className="cluster">
          {last.kind !== 'accepted' && (
            <Button
              variant="secondary"
              busy={answering.isPending}
              onClick={() => answering.mutate('undo')}
            >
              {last.kind === 'stopped' ? 'Bring the folder back' : 'Undo'}
            </Button>
          )}
          {last.kind !== 'stopped' && (
            <Button variant="quiet" onClick={() => answering.mutate('forget-step')}>
              OK
            </Button>
          )}
        </p>
      </Notice>
    </div>
  )
}
