import { useEffect, useState } from 'react'
import { askPlan } from './ask.ts'
import type { FileChange, PlanReply } from './file-changes.ts'

/** What a change would do; null while nobody has said. Asked again whenever content changes. */
export function usePlan(change: FileChange | null, version: number): PlanReply | null {
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
  return answered?.of === wanted ? answered.reply : null
}
