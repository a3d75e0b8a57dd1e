import type { MailEntry } from '../exchange.ts'
import type { PreviewState } from '../state.ts'
import styles from './mail-stage.module.css'

type MailStageProps = {
  mail: MailEntry
  width: PreviewState['width']
}

/** A mail in both of its forms. The student's mail program chooses one. */
export function MailStage({ mail, width }: MailStageProps) {
  return (
    <div className={`stack ${styles.mail}`}>
      <section>
        <h2 className="quiet">In most mail programs</h2>
        {/* The sandbox runs no script, and no link leads out of the frame. */}
        <iframe title={`The mail ${mail.title}`} sandbox="" srcDoc={mail.html} data-width={width} />
      </section>
      <section>
        <h2 className="quiet">As plain text</h2>
        <pre>{mail.text}</pre>
      </section>
    </div>
  )
}
