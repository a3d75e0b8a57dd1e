import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { Content, Problem } from '../exchange.ts'
import { ShowLink, type Going } from './show-link.tsx'
import { fileOf, schoolOf, shownFrom } from './entries.ts'
import styles from './problem-list.module.css'

/** The problems of one file, each with its line and what to write instead. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <div role="status">
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li
              key={`${problem.line}:${problem.column} ${problem.sentence}`}
              data-severity={problem.severity}
            >
              {problem.severity === 'error' ? (
                <CircleAlert aria-hidden="true" size="1.25em" />
              ) : (
                <TriangleAlert aria-hidden="true" size="1.25em" />
              )}
              <p>
                <b>
                  {problem.severity === 'warning' ? 'Warning, line' : 'Line'} {problem.line}:
                </b>{' '}
                {problem.sentence} <span>{problem.advice}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
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
    <div className={styles.all}>
      <h1>{missing ? 'This cannot be shown' : 'All problems'}</h1>
      {missing && <p>{whyMissing(content, fileOf(going.state.shown))}</p>}
      {!missing && files.size === 0 && <p>Content is fine: there is nothing to mend.</p>}
      {[...files].map(([file, problems]) => {
        const shown = shownFrom(content, file)
        return (
          <section key={file}>
            <h2>
              {shown.kind === 'problems' ? (
                file
              ) : (
                <ShowLink {...going} to={shown}>
                  {file}
                </ShowLink>
              )}
            </h2>
            <ProblemList problems={problems} />
          </section>
        )
      })}
    </div>
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
