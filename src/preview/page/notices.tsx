import { Notice } from '../../portal/ui/notice.tsx'
import type { Content, Entry } from '../exchange.ts'
import { lineOf } from './problem-list.tsx'
import { ShowLink } from './show-link.tsx'

type NoticesProps = {
  content: Content
  /** Undefined for the list of problems, which says everything itself. */
  entry: Entry | undefined
  /** Whether the preview's local server runs. */
  isConnected: boolean
}

/** Says why the view may not show what the files hold now, and what to do. */
export function Notices({ content, entry, isConnected }: NoticesProps) {
  const shown = entry?.kind === 'page' ? entry.cards.map((id) => `content/${id}.md`) : []
  const old = content.old.filter((file) => file.endsWith('.json') || shown.includes(file))
  return (
    <div>
      {!isConnected && (
        <Notice kind="warning">
          <p>
            <b>The preview has ended, so nothing new is shown.</b> Start it again: this page then
            continues by itself.
          </p>
        </Notice>
      )}
      {content.failed !== null && (
        <Notice kind="warning">
          <p>
            <b>The last save could not be checked, so it is not shown.</b> Save again. The reason:{' '}
            {content.failed}
          </p>
        </Notice>
      )}
      {entry !== undefined &&
        old.map((file) => (
          <Notice key={file} kind="warning">
            <p>
              <ShowLink to={file in content.entries ? file : null}>{file}</ShowLink> has a mistake,
              so its earlier version is shown here. {firstMistake(content, file)}
            </p>
          </Notice>
        ))}
    </div>
  )
}

function firstMistake({ problems }: Content, wanted: string): string {
  const first = problems.find(({ file, severity }) => file === wanted && severity === 'error')
  return first ? `${lineOf(first)} ${first.message}` : ''
}
