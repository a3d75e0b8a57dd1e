import { useEffect, useState } from 'react'
import { askPlan } from './ask.ts'
import type { FileChange, PlanReply } from './file-changes.ts'

type AskedPlan = {
  /** Null while nobody has said. */
  readonly reply: PlanReply | null
  /** Not of this change, or of content as it was: the answer before it, until there is one. */
  readonly old: boolean
}

/** What a change would do. Asked again whenever content changes. */
export function usePlan(change: FileChange | null, version: number): AskedPlan {
  const [answered, setAnswered] = useState<{ of: string; reply: PlanReply } | null>(null)
  const wanted = change === null ? '' : JSON.stringify({ change, version })
  useEffect(() => {
    if (wanted === '') return undefined
    let current = true
    void (async () => {
      const { change } = JSON.parse(wanted) as { change: FileChange }
      const reply = await askPlan(change)
      if (current) setAnswered({ of: wanted, reply })
    })()
    return () => {
      current = false
    }
  }, [wanted])
  if (change === null || answered === null) return { reply: null, old: false }
  return { reply: answered.reply, old: answered.of !== wanted }
}
