import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ask, query } from '../ask.ts'
import type { Conflict, Entry, Wording } from '../exchange.ts'
import type { Saving } from '../requests.ts'
import { forgetWords, keepWords, keptWords, type Edit } from './kept-words.ts'
import { asText, changesOf, typedOf, type Typed } from './typed.ts'

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
  const [putAside, setPutAside] = useState<string | null>(null)

  const changes = edit && changesOf(kind, edit.wording, edit.typed)
  const isChanged = changes !== null
  // Without changes, the form follows the file.
  const isOld = !isChanged && edit?.wording.version !== saved?.version
  const opened: Edit | null =
    isOld && saved ? { wording: saved, typed: typedOf(kind, saved) } : edit

  const unchanged = { file, version: opened?.wording.version ?? '', ...NO_CHANGES }
  const trial = query('try', changes ?? unchanged, version, TYPING_PAUSE_MS)
  const { data: tried = null } = useQuery({ ...trial, enabled: Boolean(opened?.wording.fields) })
  const found = tried?.conflict ?? null
  // The last reply may be about the version now in the form.
  const conflict = isChanged && found?.now.version !== opened?.wording.version ? found : null

  const take = (wording: Wording): void => {
    forgetWords(file)
    setEdit(null)
    queries.setQueryData(savedQuery.queryKey, wording)
  }
  const saving = useMutation({
    mutationFn: ({ sent }: { sent: Saving; at: number }) => ask('save', sent),
    onSuccess: (wording) => {
      take(wording)
      setPutAside(null)
    },
  })
  return {
    opened,
    isChanged,
    tried,
    conflict,
    putAside,
    saving,
    /** The file is saved, but the content does not hold it yet. */
    isAwaited: saving.isSuccess && saving.variables.at === version,
    save: (): void => {
      if (changes !== null && conflict === null) saving.mutate({ sent: changes, at: version })
    },
    /** Saves over the changes of somebody else. */
    saveOver: ({ now }: Conflict): void => {
      if (changes !== null)
        saving.mutate({ sent: { ...changes, version: now.version }, at: version })
    },
    /** Takes the words of the file, and keeps the writer's own words to copy. */
    reload: (wording: Wording): void => {
      if (opened !== null) setPutAside(asText(kind, opened.typed))
      take(wording)
      saving.reset()
    },
    type: (typed: Typed): void => {
      if (opened === null) return
      const next = { wording: opened.wording, typed }
      setEdit(next)
      saving.reset()
      if (changesOf(kind, next.wording, typed) === null) forgetWords(file)
      else keepWords(file, next)
    },
  }
}
