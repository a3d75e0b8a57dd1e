import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Field } from '../../portal/ui/field.tsx'
import { Notice } from '../../portal/ui/notice.tsx'
import type { Content } from '../exchange.ts'
import { pageOf, pagesInOrder, type Text } from '../page/entries.ts'
import type { PreviewState } from '../state.ts'
import { doChange } from './ask.ts'
import { finish } from './finish.ts'
import type { FilePlan } from './file-changes.ts'
import { MENU_ID } from './file-menu.tsx'
import styles from './files.module.css'
import { FormDialog } from './form-dialog.tsx'
import { PlanView } from './plan-view.tsx'
import { changeOf, folderOf, nameOf, startOf, type ChangeKind, type Typed } from './typed-change.ts'
import { usePlan } from './use-plan.ts'

type ChangeDialogProps = {
  kind: ChangeKind
  text: Text
  content: Content
  state: PreviewState
}

/** Asks how a card or page is to change, shows what that does, and does it. */
export function ChangeDialog({ kind, text, content, state }: ChangeDialogProps) {
  const [typed, setTyped] = useState(() => startOf(kind, text))
  const change = changeOf(kind, text, typed)
  const { reply: asked, old } = usePlan(change, content.version)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  // What content says by now stands for what was looked at.
  const reply = outcome.kind === 'stale' ? { kind: 'plan' as const, ...outcome.plan } : asked
  const type = (next: Partial<Typed>): void => {
    setTyped({ ...typed, ...next })
    setOutcome({ kind: 'none' })
  }
  // A question in the plan stays where it is, with the focus, while the answer to it is looked up.
  const waits =
    (old && outcome.kind !== 'stale') ||
    reply?.kind !== 'plan' ||
    reply.blocks.length > 0 ||
    (reply.links.length > 0 && !typed.unlink)

  const act = async (): Promise<void> => {
    if (change === null || reply?.kind !== 'plan' || waits) return
    setOutcome({ kind: 'busy' })
    const done = await doChange(change, reply.id)
    if (done.kind === 'refused') setOutcome({ kind: 'refused', message: done.message })
    else if (done.kind === 'plan') setOutcome({ kind: 'stale', plan: done })
    else finish(done, text)
  }
  const error =
    reply?.kind === 'refused' && TYPED_KINDS.has(kind)
      ? { name: 'name', message: reply.message, alert: false }
      : undefined
  return (
    <FormDialog
      title={titleOf(kind, text)}
      opener={MENU_ID}
      action={ACTIONS[kind]}
      busy={outcome.kind === 'busy'}
      waits={waits}
      onSubmit={() => void act()}
    >
      {(kind === 'new-card' || kind === 'new-page') && (
        <Field
          label="Title"
          name="title"
          value={typed.title}
          onChange={(event) => type({ title: event.currentTarget.value })}
          error={kind === 'new-card' ? error : undefined}
          help={
            kind === 'new-card' ? `It comes to stand on ${pageTitle(content, text)}.` : undefined
          }
        />
      )}
      {(kind === 'rename' || kind === 'new-page') && (
        <Field
          label="Name in the address"
          name="name"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.name}
          onChange={(event) => type({ name: event.currentTarget.value })}
          error={error}
          help={addressHelp(kind, text)}
        />
      )}
      {kind === 'move' && (
        <PageSelect
          content={content}
          text={text}
          value={typed.page}
          onChange={(page) => type({ page })}
        />
      )}
      {reply?.kind === 'refused' && reply.instead !== undefined && (
        <Button
          variant="secondary"
          onClick={(event) => {
            type({ name: reply.instead ?? '' })
            // This button goes; what it filled in can be changed.
            event.currentTarget.form?.querySelector<HTMLElement>('[name="name"]')?.focus()
          }}
        >
          Use {reply.instead}
        </Button>
      )}
      {reply?.kind === 'refused' && !TYPED_KINDS.has(kind) && (
        <Notice kind="error">{reply.message}</Notice>
      )}
      {outcome.kind === 'refused' && <Notice kind="error">{outcome.message}</Notice>}
      {outcome.kind === 'stale' && (
        <Notice kind="warning">The content changed meanwhile. This is what happens now:</Notice>
      )}
      <Answer wanted={change !== null} there={reply !== null}>
        {reply?.kind === 'plan' && (
          <PlanView
            plan={reply}
            content={content}
            state={state}
            unlink={typed.unlink}
            {...(kind === 'remove' && { onUnlink: (unlink: boolean) => type({ unlink }) })}
          />
        )}
      </Answer>
    </FormDialog>
  )
}

type Outcome =
  | { readonly kind: 'none' | 'busy' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'stale'; readonly plan: FilePlan }

const ACTIONS: Readonly<Record<ChangeKind, string>> = {
  rename: 'Change the address',
  move: 'Move',
  remove: 'Remove',
  'new-card': 'Make the card',
  'new-page': 'Make the page',
}

const TYPED_KINDS: ReadonlySet<ChangeKind> = new Set(['rename', 'new-card', 'new-page'])

function Answer({
  wanted,
  there,
  children,
}: {
  wanted: boolean
  there: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.answer} role="status">
      {wanted && !there ? <p className={styles.help}>Looking at what this changes…</p> : children}
    </div>
  )
}

function PageSelect({
  content,
  text,
  value,
  onChange,
}: {
  content: Content
  text: Text
  value: string
  onChange: (page: string) => void
}) {
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id}>To the page</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">Choose a page</option>
        {pagesInOrder(content)
          .filter(({ slug }) => slug !== folderOf(text))
          .map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
      </select>
    </div>
  )
}

function titleOf(kind: ChangeKind, text: Text): string {
  switch (kind) {
    case 'rename':
      return `Change the address of ${text.title}`
    case 'move':
      return `Move ${text.title}`
    case 'remove':
      return `Remove ${text.title}`
    case 'new-card':
      return 'New card'
    case 'new-page':
      return 'New page'
  }
}

function addressHelp(kind: ChangeKind, text: Text): string {
  if (kind === 'new-page') return 'Small letters, digits and hyphens, such as exam-dates.'
  const where = text.kind === 'card' ? `/${folderOf(text)}?card=` : '/'
  return `Now ${where}${nameOf(text)}. The title stays: change it under Try wording.`
}

function pageTitle(content: Content, text: Text): string {
  return pageOf(content, folderOf(text))?.title ?? folderOf(text)
}
