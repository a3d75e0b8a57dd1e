import { useMutation } from '@tanstack/react-query'
import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import { askOrRefuse } from '../ask.ts'
import { PUT_BACK_PATH, type PutBack, type PutBackRequest } from './exchange.ts'
import parts from '../parts.module.css'

/** Throws away the changes of a file, with a notice that can undo the last one. */
export function useThrowAway(onChange: () => void) {
  const putting = useMutation({
    mutationFn: (sent: PutBackRequest) => askOrRefuse<PutBack>(PUT_BACK_PATH, sent),
    onSuccess: onChange,
  })
  const { data: answer, variables: sent } = putting
  return {
    throwAway: (file: string) => putting.mutate({ file, from: null }),
    notice: (
      <>
        {answer?.kind === 'refused' && <Notice kind="error">{answer.message}</Notice>}
        {answer?.kind === 'put-back' && sent?.from === null && (
          <Notice kind="info">
            <p className={parts.row}>
              <span>Your change of {sent.file} is thrown away.</span>
              <Button
                variant="secondary"
                onClick={() => putting.mutate({ file: sent.file, from: answer.kept })}
              >
                Undo
              </Button>
            </p>
          </Notice>
        )}
      </>
    ),
  }
}
