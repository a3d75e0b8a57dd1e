import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, query } from '../ask.ts'
import type { Entry } from '../exchange.ts'
import type { Saving } from '../requests.ts'
import { forgetWords, keepWords, keptWords } from './kept-words.ts'
import { changesOf, rebase, typedOf, withFields, type Edit, type Typed } from './typed.ts'

const NO_CHANGES = { fields: {}, body: null }

/** Longer than most pauses between two keys: a trial of 40 cards takes the server 45 ms. */
const TYPING_PAUSE_MS = 120

/**
 * The words of a file, and the writer's changes to them.
 * @param version the version of the content, which changes with every save on this computer
 */
export function useWording({ file, kind }: Entry, version: number) {
  const queries = useQueryClient()
  const savedQuery = query('wording', { file }, version)
  const { data: saved } = useQuery(savedQuery)
  const [edit, setEdit] = useState(() => keptWords(file))

  const isOld = edit !== null && saved !== undefined && edit.wording.version !== saved.version
  const rebased = isOld ? rebase(kind, edit, saved) : null
  const clashes = rebased?.clashes ?? []
  const opened = rebased ?? edit ?? (saved ? { wording: saved, typed: typedOf(kind, saved) } : null)
  const changes = opened && changesOf(kind, opened.wording, opened.typed)

  const unchanged = { file, version: opened?.wording.version ?? '', ...NO_CHANGES }
  const trial = query('try', changes ?? unchanged, version, TYPING_PAUSE_MS)
  const trying = useQuery({ ...trial, enabled: Boolean(opened?.wording.fields) })

  const saving = useMutation({
    mutationFn: (sent: Saving) => ask('save', sent),
    onSuccess: (wording) => {
      forgetWords(file)
      setEdit(null)
      queries.setQueryData(savedQuery.queryKey, wording)
    },
  })
  const change = (next: Edit): void => {
    setEdit(next)
    saving.reset()
    if (changesOf(kind, next.wording, next.typed) === null) forgetWords(file)
    else keepWords(file, next)
  }
  return {
    opened,
    isChanged: changes !== null,
    trying,
    /** The fields that the writer and somebody else have changed. */
    clashes,
    saving,
    save: (): void => {
      if (changes !== null && clashes.length === 0) saving.mutate(changes)
    },
    type: (typed: Typed): void => {
      // A clash stays until the writer has answered.
      const base = clashes.length > 0 ? edit : opened
      if (base !== null) change({ wording: base.wording, typed })
    },
    keepMine: (): void => {
      if (rebased !== null) change({ wording: rebased.wording, typed: rebased.typed })
    },
    takeTheirs: (): void => {
      if (rebased === null) return
      const { wording, typed } = rebased
      change({ wording, typed: withFields(typed, clashes, typedOf(kind, wording)) })
    },
    discard: (): void => {
      forgetWords(file)
      setEdit(null)
      saving.reset()
    },
  }
}
