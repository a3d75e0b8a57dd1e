import type { SerializedMail } from '../exchange.ts'
import type { Switches } from '../state.ts'
import styles from './mail-stage.module.css'

/** A mail in both of its forms. The mail program of the student chooses one. */
export function MailStage({ mail, switches }: { mail: SerializedMail; switches: Switches }) {
  // As on a computer that is set to these colours; a frame would follow this one.
  const scheme = switches.colours === 'dark' ? 'all' : 'not all'
  return (
    <div className={styles.both}>
      <section>
        <h2>In most mail programs</h2>
        {/* Nothing in it can run, and no link can lead out of the frame. */}
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
