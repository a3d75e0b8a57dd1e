import { Notice } from '../../../../src/portal/ui/notice.tsx'
import type { Content, Entry, Problem } from '../exchange.ts'
import parts from '../parts.module.css'
import { ShowLink } from './address.tsx'

/** The problems of one file. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <div className={`stack ${parts.problems}`}>
      {problems.map(({ line, column, severity, message }) => (
        <Notice key={`${line}:${column} ${message}`} kind={severity}>
          <p>
            <b>{severity === 'warning' ? `Warning, line ${line}:` : `Line ${line}:`}</b> {message}
          </p>
        </Notice>
      ))}
    </div>
  )
}

/** All problems by file. `missing` is the file that should be shown and is not there. */
export function AllProblems({ content, missing }: { content: Content; missing: string | null }) {
  const files = Map.groupBy(content.problems, ({ file }) => file)
  return (
    <>
      <h1>{missing === null ? 'All problems' : 'This cannot be shown'}</h1>
      {missing !== null && <p>{whyMissing(content, missing)}</p>}
      {missing === null && files.size === 0 && <p>There are no problems.</p>}
      {[...files].map(([file, problems]) => (
        <section key={file} className="lines">
          <h2>{file in content.entries ? <ShowLink to={file}>{file}</ShowLink> : file}</h2>
          <ProblemList problems={problems} />
        </section>
      ))}
    </>
  )
}

function whyMissing({ school, problems }: Content, missing: string): string {
  if (school === null) {
    return 'The preview needs site.json and links.json and cannot read them. Correct the mistakes below.'
  }
  if (problems.some(({ file }) => file === missing)) {
    return `${missing} has a mistake that hides it. Correct the mistake below.`
  }
  return `There is no file ${missing}. It was removed or renamed. Choose another text from the list.`
}

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
      {entry !== undefined &&
        old.map((file) => (
          <Notice key={file} kind="warning">
            <p>
              <ShowLink to={file in content.entries ? file : null}>{file}</ShowLink> has a mistake,
              so its earlier version is shown here.
            </p>
          </Notice>
        ))}
    </div>
  )
}
