import type { Content, Problem } from '../exchange.ts'
import styles from './dev-notice.module.css'

const box = document.createElement('div')
box.className = styles.notice ?? ''
box.role = 'status'
// Above an open modal, too.
box.popover = 'manual'

const details = document.createElement('details')
details.open = true
box.append(details)

/** Says over the portal why it does not show what the files hold, as long as that is so. */
export function showNotice(content: Content | null, isConnected: boolean): void {
  const found = reasons(content, isConnected)
  if (!box.isConnected) document.body.append(box)
  // Who folded it, or reads in it by the keyboard, goes on where they were.
  const hadFocus = box.contains(document.activeElement)
  box.hidePopover()
  if (found === null) return
  const said = [element('summary', found.summary), ...found.lines.map((line) => element('p', line))]
  if (said.map(textOf).join() !== [...details.children].map(textOf).join()) {
    details.replaceChildren(...said)
  }
  box.showPopover()
  if (hadFocus) details.querySelector('summary')?.focus()
}

function reasons(content: Content | null, isConnected: boolean) {
  if (!isConnected) {
    const again = 'Start npm run dev again: this page then goes on by itself.'
    return { summary: 'The server has ended, so nothing new is shown.', lines: [again] }
  }
  if (content === null) return null
  if (content.failed !== null) {
    const lines = ['Save once more.', content.failed]
    return { summary: 'The last save is not shown: it could not be read.', lines }
  }
  const errors = content.problems.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return null
  const count = errors.length === 1 ? 'There is a mistake' : `There are ${errors.length} mistakes`
  const shown = content.old.length > 0 ? ', and an earlier version is shown.' : '.'
  return { summary: `${count} in content${shown}`, lines: errors.map(lineOf) }
}

function lineOf({ file, line, message, advice }: Problem): string {
  return `${file}, line ${line}: ${message} ${advice}`
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}

function textOf(element: Element): string {
  return element.textContent
}
