import type { MailEntry } from '../exchange.ts'
import type { PreviewState } from '../state.ts'
import styles from './mail-stage.module.css'
import { splitAt } from './sought.ts'

type MailStageProps = {
  mail: MailEntry
  width: PreviewState['width']
  /** Words to find in it. */
  sought: string
}

/** A mail in both of its forms. The student's mail program chooses one. */
export function MailStage({ mail, width, sought }: MailStageProps) {
  return (
    <div className={`stack ${styles.mail}`}>
      <section>
        <h2>In most mail programs</h2>
        {/* The sandbox runs no script, and no link leads out of the frame. */}
        <iframe title={`The mail ${mail.title}`} sandbox="" srcDoc={mail.html} data-width={width} />
      </section>
      <section>
        <h2>As plain text</h2>
        <pre>
          <Marked text={mail.text} sought={sought} />
        </pre>
      </section>
    </div>
  )
}

function Marked({ text, sought }: { text: string; sought: string }) {
  const parts = sought === '' ? null : splitAt(text, sought)
  if (parts === null) return text
  const [before, found, after] = parts
  return (
    <>
      {before}
      <mark ref={show}>{found}</mark>
      {after}
    </>
  )
}

function show(mark: HTMLElement | null): void {
  mark?.scrollIntoView({ block: 'center' })
}
