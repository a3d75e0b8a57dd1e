import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { fill, press, stored, submitTask } from '../support/student.ts'

// No lost form: what was typed is kept on the device until the backend has it.

const FORM = '/mentor-tasks/3/submit'
const KEPT = /^Draft saved on .*, \d{1,2}:\d\d [AP]M/

const field = (label: string) => screen.getByLabelText(label)

async function openForm() {
  const opened = await openPortal({ at: FORM })
  await heading('Submit Task')
  return opened
}

function expectTyped(): void {
  for (const [label, text] of Object.entries(SUBMISSION)) expect(field(label)).toHaveValue(text)
}

/** What another tab of this browser writes. */
function storeElsewhere(change: (draft: string) => string): void {
  const key = 'draft:task:3'
  const newValue = change(stored()[key] ?? '')
  localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

describe('what was typed', () => {
  test('is back in every field after a reload, and the form says since when it is kept', async () => {
    const { reload } = await openForm()
    fill(SUBMISSION)
    expect(screen.queryByText(KEPT)).toBeNull()
    reload()
    expect(await screen.findByText(KEPT)).toBeVisible()
    expectTyped()
  })

  test('is removed by Clear draft, which asks first', async () => {
    const { user, reload } = await openForm()
    fill(SUBMISSION)
    reload()
    await user.click(await screen.findByRole('button', { name: 'Clear draft' }))
    press('Cancel')
    expectTyped()
    await user.click(screen.getByRole('button', { name: 'Clear draft' }))
    const asked = screen.getByRole('alertdialog', { name: 'Clear draft?' })
    within(asked).getByRole('button', { name: 'Clear draft' }).focus()
    await user.keyboard('{Enter}')
    expect(field('Full Name')).toHaveValue('Ada Okafor')
    expect(field('Task Number')).toHaveValue('3')
    expect(field('Video Link')).toHaveValue('')
    expect(screen.queryByText(KEPT)).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(Object.keys(stored())).not.toContain('draft:task:3')
  })

  test('is removed from the device once the backend has it', async () => {
    await openForm()
    await submitTask()
    await screen.findByRole('dialog', { name: 'Task Submitted' })
    expect(Object.keys(stored())).not.toContain('draft:task:3')
  })

  test('that is no other than what is filled in is not spoken of', async () => {
    const { reload, user } = await openForm()
    await user.type(field('Student ID'), 'M{Backspace}')
    reload()
    await heading('Submit Task')
    expect(screen.queryByText(KEPT)).toBeNull()
  })

  test('cannot be kept where storage is full, and the form says so', async () => {
    await openForm()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    expect(screen.queryByText(/cannot save a draft/)).toBeNull()
    fill({ 'Student ID': 'M' })
    expect(screen.getByRole('alert')).toHaveTextContent(/This device cannot save a draft/)
  })
})

describe('of two tabs with the same form', () => {
  test('one in which nothing was typed shows what was typed in the other', async () => {
    const { reload } = await openForm()
    fill({ 'Student ID': 'first' })
    reload()
    await screen.findByText(KEPT)
    storeElsewhere((draft) => draft.replace('first', 'second'))
    await waitFor(() => expect(field('Student ID')).toHaveValue('second'))
  })

  test('one in which something was typed keeps that, and the later typing wins', async () => {
    await openForm()
    fill({ 'Student ID': 'mine' })
    storeElsewhere((draft) => draft.replace('mine', 'other'))
    expect(field('Student ID')).toHaveValue('mine')
    fill({ 'Lesson Number': '12' })
    expect(stored()['draft:task:3']).toContain('mine')
  })
})
