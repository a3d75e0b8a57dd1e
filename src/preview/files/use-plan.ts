import { useEffect, useState } from 'react'
import { askPlan } from './ask.ts'
import type { FileChange, PlanReply } from './file-changes.ts'

type AskedPlan = {
  /** Null while nobody has said. */
  readonly reply: PlanReply | null
  /** The answer to the change before this one, until there is one. */
  readonly old: boolean
}

/** What a change would do. Asked again whenever content changes. */
export function usePlan(change: FileChange | null, version: number): AskedPlan {
  const [answered, setAnswered] = useState<{ of: string; reply: PlanReply } | null>(null)
  const wanted = change === null ? '' : JSON.stringify(change)
  useEffect(() => {
    if (wanted === '') return undefined
    let current = true
    void (async () => {
      const reply = await askPlan(JSON.parse(wanted) as FileChange)
      if (current) setAnswered({ of: wanted, reply })
    })()
    return () => {
      current = false
    }
    // After every change of content, too. Until then the answer holds: nothing else is ever done.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [wanted, version])
  if (change === null || answered === null) return { reply: null, old: false }
  return { reply: answered.reply, old: answered.of !== wanted }
}
