import type { ReactNode } from 'react'
import { Checkbox } from '../../portal/ui/checkbox.tsx'
import type { Content } from '../exchange.ts'
import { shownFrom } from '../page/entries.ts'
import { writeState, type PreviewState } from '../state.ts'
import { counted } from './counted.ts'
import type { FilePlan, LineOfFile } from './file-changes.ts'
import styles from './files.module.css'

type PlanViewProps = {
  plan: FilePlan
  content: Content
  state: PreviewState
  /** Whether the links that lead to what goes away are taken out; left out where nothing goes away. */
  unlink?: boolean
  onUnlink?: (unlink: boolean) => void
}

/** What a change will do, before it happens. */
export function PlanView({ plan, unlink, onUnlink, ...going }: PlanViewProps) {
  const { does, changes, links, blocks, mentions } = plan
  const open = <Lines {...going} lines={links} />
  return (
    <div className={styles.plan}>
      <ul className={styles.does}>
        {does.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {blocks.length > 0 && (
        <Part
          title={`First change ${counted(blocks.length, 'place')} that the preview cannot change:`}
          bad
        >
          <Lines {...going} lines={blocks} />
        </Part>
      )}
      {links.length > 0 && onUnlink && (
        <Part title={`${sentences(links)} to it:`} bad={unlink !== true}>
          {open}
          <Checkbox
            name="unlink"
            label={
              links.length === 1
                ? 'Take out the link, keep its words'
                : 'Take out these links, keep their words'
            }
            checked={unlink === true}
            onChange={(event) => onUnlink(event.currentTarget.checked)}
          />
          <p className={styles.help}>Or open each, and write what students should do instead.</p>
        </Part>
      )}
      {changes.length > 0 && (
        <details className={styles.part}>
          <summary>Also changes {counted(changes.length, 'place')}</summary>
          <Lines {...going} lines={changes} />
        </details>
      )}
      {mentions.length > 0 && (
        <Part
          title={`${mentions.length === 1 ? 'A text says' : 'Texts say'} its title. Look whether that is still right:`}
        >
          <Lines {...going} lines={mentions} />
        </Part>
      )}
    </div>
  )
}

function Part({
  title,
  bad = false,
  children,
}: {
  title: string
  bad?: boolean
  children: ReactNode
}) {
  return (
    <section className={styles.part} data-bad={bad || undefined}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Lines({
  lines,
  content,
  state,
}: {
  lines: readonly LineOfFile[]
  content: Content
  state: PreviewState
}) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ file, line, words }, index) => {
        const shown = shownFrom(content, file)
        const entry = Object.values(content.entries).find(
          (text) => text.kind !== 'school' && text.file === file,
        )
        const name = entry?.kind === 'school' ? file : (entry?.title ?? file)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two links can stand in one line
          <li key={`${file}:${line}:${index}`}>
            {shown.kind === 'problems' ? (
              <b>{name}</b>
            ) : (
              <a href={writeState({ ...state, shown })} target="_blank" rel="noreferrer">
                {name}
              </a>
            )}
            , line {line}: <q>{words.replace(/^- /, '')}</q>
          </li>
        )
      })}
    </ul>
  )
}

function sentences(lines: readonly unknown[]): string {
  return lines.length === 1 ? 'A sentence links' : `${lines.length} sentences link`
}
