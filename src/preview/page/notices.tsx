import { Notice } from '../../portal/ui/notice.tsx'
import type { Content } from '../exchange.ts'
import { textIn, type Editable } from './entries.ts'
import { ShowLink, type Going } from './show-link.tsx'

type NoticesProps = Going & {
  content: Content
  /** What is shown; left out for the list of problems, which says it all. */
  text: Editable | undefined
  /** Whether the preview's local server answers. */
  isConnected: boolean
}

/** Says above a view why it may not be what the files hold now, and what to do. */
export function Notices({ content, text, isConnected, ...going }: NoticesProps) {
  const shown = text?.kind === 'page' ? text.cards.map((id) => `content/${id}.md`) : []
  const old = content.old.filter((file) => file.endsWith('.json') || shown.includes(file))
  return (
    <div>
      {!isConnected && (
        <Notice kind="warning">
          <p>
            <b>The preview has ended, so nothing new is shown.</b> Start it again as you did before:
            this page then goes on by itself.
          </p>
        </Notice>
      )}
      {content.failed !== null && (
        <Notice kind="warning">
          <p>
            <b>The last save is not shown: it could not be checked.</b> Save once more. What went
            wrong: {content.failed}
          </p>
        </Notice>
      )}
      {text !== undefined &&
        old.map((file) => (
          <Notice key={file} kind="warning">
            <p>
              An earlier version of{' '}
              <ShowLink {...going} to={textIn(content, file)?.file ?? null}>
                {file}
              </ShowLink>{' '}
              is shown here, because it has a mistake. {firstMistake(content, file)}
            </p>
          </Notice>
        ))}
    </div>
  )
}

function firstMistake({ problems }: Content, wanted: string): string {
  const first = problems.find(({ file, severity }) => file === wanted && severity === 'error')
  return first ? `Line ${first.line}: ${first.message} ${first.advice}` : ''
}
