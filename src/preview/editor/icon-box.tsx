import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../portal/ui/button.tsx'
import { Icon } from '../../portal/ui/icon.tsx'
import type { IconShapes } from '../../content/types.ts'
import type { FoundIcon, TriedProblem } from '../exchange.ts'
import { FieldBox } from './field-box.tsx'
import { searchIcons } from './files.ts'
import styles from './icon-box.module.css'

type IconBoxProps = {
  label: string
  help: string | undefined
  value: string
  shapes: IconShapes
  problems: readonly TriedProblem[]
  onChange: (value: string) => void
}

const PLAIN = 'the plain one'

/** The icon, and a list of all icons to choose another one from. */
export function IconBox({ label, help, value, shapes, problems, onChange }: IconBoxProps) {
  const [open, setOpen] = useState(false)
  const list = useId()
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  const choose = (name: string): void => {
    onChange(name)
    close()
  }
  return (
    <FieldBox label={label} help={help} problems={problems}>
      {(props) => (
        <>
          <button
            {...props}
            ref={button}
            type="button"
            className={styles.chosen}
            aria-label={`${label}: ${value || PLAIN}`}
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
            onKeyDown={({ key }) => open && key === 'Escape' && close()}
          >
            <Icon shapes={shapes} />
            <span>{value || PLAIN}</span>
          </button>
          <div id={list} hidden={!open}>
            {open && <IconChoice value={value} onChoose={choose} onEscape={close} />}
          </div>
        </>
      )}
    </FieldBox>
  )
}

type IconChoiceProps = {
  value: string
  onChoose: (name: string) => void
  onEscape: () => void
}

function IconChoice({ value, onChoose, onEscape }: IconChoiceProps) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly FoundIcon[] | null>([])
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    let current = true
    void (async () => {
      const icons = await searchIcons(words)
      if (current) setFound(icons)
    })()
    return () => {
      current = false
    }
  }, [words])
  return (
    // What is in it has the focus; it only hears what is pressed there.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.choice} onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <input
        ref={box}
        type="search"
        aria-label="Search icons"
        placeholder="Search, such as video or wallet"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        // Enter would save the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul>
        {found?.map(({ name, shapes }) => (
          <li key={name}>
            <button
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={name === value}
              onClick={() => onChoose(name)}
            >
              <Icon shapes={shapes} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {found === null && 'The icons could not be loaded.'}
        {found?.length === 0 && words !== '' && 'No icon has a name like this. Try another word.'}
      </p>
      <Button variant="quiet" onClick={() => onChoose('')}>
        Take the plain one
      </Button>
    </div>
  )
}
