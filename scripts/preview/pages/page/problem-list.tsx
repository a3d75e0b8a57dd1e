import { Notice } from '../../../../src/portal/ui/notice.tsx'
import type { Content, Problem } from '../exchange.ts'
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
