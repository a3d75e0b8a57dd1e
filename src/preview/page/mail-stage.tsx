import { useRef, type SyntheticEvent } from 'react'
import type { SerializedMail } from '../exchange.ts'
import type { Switches } from '../state.ts'
import styles from './mail-stage.module.css'

/** A mail in both of its forms. Which one is shown is for the mail program of the student. */
export function MailStage({ mail, switches }: { mail: SerializedMail; switches: Switches }) {
  const top = useRef(0)
  // The frame loads its text again after every save.
  const keepScroll = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    // A link of the mail leads to another site, within the frame: what is there is none of ours.
    const shown = currentTarget.contentDocument && currentTarget.contentWindow
    shown?.scrollTo(0, top.current)
    shown?.addEventListener('scroll', () => (top.current = shown.scrollY))
  }
  return (
    <div className={styles.both}>
      <section>
        <h2>In most mail programs</h2>
        {/* Nothing in it can run, and no link can lead out of the frame; its scrolling can be kept. */}
        <iframe
          title={`The mail ${mail.title}`}
          sandbox="allow-same-origin"
          onLoad={keepScroll}
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
  return html.replace('(prefers-color-scheme:dark)', colours === 'dark' ? 'all' : 'not all')
}
