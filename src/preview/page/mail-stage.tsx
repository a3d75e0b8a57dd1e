import type { MailEntry } from '../exchange.ts'
import parts from '../parts.module.css'
import type { Switches } from '../state.ts'
import styles from './mail-stage.module.css'

/** A mail in both of its forms. The student's mail program chooses one. */
export function MailStage({ mail, switches }: { mail: MailEntry; switches: Switches }) {
  // The frame would follow the colours of this computer.
  const scheme = switches.colours === 'dark' ? 'all' : 'not all'
  return (
    <div className={`${parts.stack} ${styles.mail}`}>
      <section>
        <h2>In most mail programs</h2>
        {/* The sandbox runs no script, and no link leads out of the frame. */}
        <iframe
          title={`The mail ${mail.title}`}
          sandbox=""
          srcDoc={mail.html.replace('(prefers-color-scheme:dark)', scheme)}
          data-width={switches.width}
        />
      </section>
      <section>
        <h2>As plain text</h2>
        <pre>{mail.text}</pre>
      </section>
    </div>
  )
}
