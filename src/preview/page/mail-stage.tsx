import type { SerializedMail } from '../exchange.ts'
import type { Switches } from '../state.ts'
import styles from './mail-stage.module.css'

/** A mail in both of its forms. Which one is shown is for the mail program of the student. */
export function MailStage({ mail, switches }: { mail: SerializedMail; switches: Switches }) {
  return (
    <div className={styles.both}>
      <section>
        <h2>In most mail programs</h2>
        {/* Nothing in it can run or load, and no link can lead away from the preview. */}
        <iframe
          title={`The mail ${mail.title}`}
          sandbox=""
          srcDoc={inColours(mail.html, switches.colours)}
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

/** The mail as on a computer that is set to these colours; a frame would follow this one. */
function inColours(html: string, colours: Switches['colours']): string {
  if (colours === 'system') return html
  return html.replace('(prefers-color-scheme:dark)', colours === 'dark' ? 'all' : 'not all')
}
