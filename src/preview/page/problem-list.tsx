import { Notice } from '../../portal/ui/notice.tsx'
import type { Content, Problem } from '../exchange.ts'
import { schoolOf, textIn } from './entries.ts'
import styles from './problem-list.module.css'
import { ShowLink, type Going } from './show-link.tsx'

/** The problems of one file, each with its line and what to write instead. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <div className={styles.problems}>
      {problems.map(({ line, column, severity, message, advice }) => (
        <Notice
          key={`${line}:${column} ${message}`}
          kind={severity === 'error' ? 'error' : 'warning'}
        >
          <p>
            <b>
              {severity === 'warning' ? 'Warning, line' : 'Line'} {line}:
            </b>{' '}
            {message} {advice}
          </p>
        </Notice>
      ))}
    </div>
  )
}

/** Every problem there is, by its file; with `missing`, in the place of something that is not there. */
export function AllProblems({
  content,
  missing,
  ...going
}: Going & { content: Content; missing: boolean }) {
  const files = Map.groupBy(content.problems, ({ file }) => file)
  return (
    <>
      <h1>{missing ? 'This cannot be shown' : 'All problems'}</h1>
      {missing && <p>{whyMissing(content, going.state.file)}</p>}
      {!missing && files.size === 0 && <p>Content is fine: there is nothing to mend.</p>}
      {[...files].map(([file, problems]) => (
        <section key={file}>
          <h2>
            {textIn(content, file) === undefined ? (
              file
            ) : (
              <ShowLink {...going} to={file}>
                {file}
              </ShowLink>
            )}
          </h2>
          <ProblemList problems={problems} />
        </section>
      ))}
    </>
  )
}

function whyMissing(content: Content, file: string | null): string {
  if (schoolOf(content) === undefined) {
    return 'Nothing can be shown before the school’s own files can be read. Mend what stands below.'
  }
  if (content.problems.some((problem) => problem.file === file)) {
    return `${file} has a mistake that hides it. Mend what stands below.`
  }
  return `There is no file ${file}: it was removed, or has another name now. Choose something else from the list.`
}
