import { useMutation } from '@tanstack/react-query'
import { Button } from '../../portal/ui/button.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import { ask } from '../ask.ts'
import { Refusal } from '../form-dialog.tsx'
import type { Sent } from '../requests.ts'

/** Throws away the changes of a file, with a notice that can undo the last one. */
export function useThrowAway(onChange: () => void) {
  const putting = useMutation({
    mutationFn: (sent: Sent<'put-back'>) => ask('put-back', sent),
    onSuccess: onChange,
  })
  const { data: answer, variables: sent } = putting
  return {
    throwAway: (file: string) => putting.mutate({ file, from: null }),
    notice: (
      <>
        <Refusal of={putting} />
        {answer !== undefined && sent?.from === null && (
          <Notice kind="info">
            <p className="cluster">
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
