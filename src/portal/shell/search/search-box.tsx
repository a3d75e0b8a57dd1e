import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Search as SearchIcon } from 'lucide-react'
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import type { SearchTexts } from '../../../content/types.ts'
import { tasksQuery, type Task } from '../../api/tasks.ts'
import { useStudent } from '../../api/use-student.ts'
import { switchTheme } from '../../theme/theme.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useLogout } from '../logout.tsx'
import type { SearchMatch } from './search-index.ts'
import styles from './search-box.module.css'
import { NothingFound, TasksNote } from './search-notes.tsx'
import { SearchResult } from './search-result.tsx'
import { useSearchIndex } from './use-search-index.ts'

const NO_TASKS: readonly Task[] = []

/** Searching a pasted page would take seconds. */
const MOST_SEARCHED = 100

type SearchBoxProps = {
  texts: SearchTexts
  onClose: () => void
}

/**
 * The search field and its results, as a combobox: the focus stays in the field, the arrow keys choose.
 */
export function SearchBox({ texts, onClose }: SearchBoxProps) {
  const listId = useId()
  const { history } = useRouter()
  const { cohort } = useStudent()
  const { logout } = useLogout()
  // Old tasks are good enough: the search fetches tasks only if none are loaded.
  const tasks = useQuery({ ...tasksQuery(cohort), staleTime: Infinity })
  const { find, ready } = useSearchIndex(texts, tasks.data?.tasks ?? NO_TASKS)

  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  // Typing shows at once; the results follow.
  const wanted = useDeferredValue(wantedIn(typed))
  const results = useMemo(() => find?.(wanted) ?? [], [find, wanted])
  const isEmpty = wanted !== '' && find !== undefined && results.length === 0
  const isCounted = results.length > 0 ? wanted !== '' : isEmpty && !tasks.isPending
  const idOf = (index: number) => `${listId}-${index}`

  // Logout may ask a question: open it only after the search has closed.
  const isLeaving = useRef(false)
  const onClosed = useEffectEvent(() => isLeaving.current && logout())
  useEffect(() => () => void onClosed(), [])

  // The result replaces the search in the history.
  const open = (result: SearchMatch | undefined) => {
    if (result === undefined) return
    switch (result.kind) {
      case 'outside':
        window.open(result.address, '_blank', 'noopener,noreferrer')
        return
      case 'theme':
        switchTheme()
        onClose()
        return
      case 'logout':
        isLeaving.current = true
        onClose()
        return
      default:
        history.replace(result.address)
    }
  }
  // The student may press Enter before the results show, or before the index is ready.
  const openChosen = async () => {
    const findNow = find ?? (await ready())
    open(findNow(wantedIn(typed))[chosen])
  }
  const move = (by: number) => {
    if (results.length === 0) return
    const next = (chosen + by + results.length) % results.length
    setChosen(next)
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => void openChosen(),
    }
    if (!(event.key in act)) return
    event.preventDefault()
    act[event.key as keyof typeof act]()
  }
  return (
    <>
      <div className={`row ${styles.field}`}>
        <SearchIcon aria-hidden="true" size="1.25em" />
        <input
          ref={focusFirst}
          className={styles.input}
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={results.length > 0 ? idOf(chosen) : undefined}
          placeholder="What are you looking for?"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={`stack ${styles.notes}`}>
        {wanted === '' && <p className="soft">Suggestions</p>}
        {isEmpty && !tasks.isPending && <NothingFound wanted={wanted} texts={texts} />}
        <TasksNote tasks={tasks} />
      </div>
      <VisuallyHidden role="status">{isCounted && counted(results.length)}</VisuallyHidden>
      <div
        id={listId}
        role="listbox"
        aria-label={wanted === '' ? 'Suggestions' : 'Results'}
        className={styles.list}
      >
        {results.map((result, index) => (
          <SearchResult
            key={result.address || result.kind}
            id={idOf(index)}
            result={result}
            chosen={index === chosen}
            onPoint={() => setChosen(index)}
            onOpen={() => open(result)}
          />
        ))}
      </div>
    </>
  )
}

/** The frame may have focused its Close button before the box was loaded. */
function focusFirst(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
}

function wantedIn(typed: string): string {
  return typed.trim().slice(0, MOST_SEARCHED)
}

function counted(results: number): string {
  if (results === 0) return 'Nothing found'
  return results === 1 ? 'One result' : `${results} results`
}
