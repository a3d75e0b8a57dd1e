import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SUBMISSION } from '../support/portal-forms.ts'
import { heading, openPortal } from '../support/portal.tsx'
import {
  expectTyped,
  fill,
  fillStorage,
  focused,
  press,
  stored,
  storeElsewhere,
} from '../support/student.ts'

// The device keeps what was typed into a task form until the backend has it.

const FORM = '/mentor-tasks/3/submit'
const DRAFT = 'draft:task:3'
const KEPT = /^Draft saved on .*, \d{1,2}:\d\d [AP]M/

const field = (label: string) => screen.getByLabelText(label)
const question = () => screen.findByRole('alertdialog', { name: 'Clear draft?' })

const openForm = () => openPortal({ at: FORM, shows: 'Submit Task' })

/** Changes the draft in another tab of this browser. */
const replaceElsewhere = async (text: string, by: string) =>
  storeElsewhere(DRAFT, ((await stored())[DRAFT] ?? '').replace(text, by))

describe('a draft', () => {
  test('is in every field after a reload, with the time since when it is kept, and in no other form', async () => {
    const portal = await openForm()
    fill(SUBMISSION)
    expect(screen.queryByText(KEPT)).toBeNull()
    portal.reload()
    expect(await screen.findByText(KEPT)).toBeVisible()
    expectTyped()
    portal.history.push('/mentor-tasks/4/submit')
    expect(await screen.findByDisplayValue('4')).toBeVisible()
    expect(field('Student ID')).toHaveValue('')
  })

  test('is removed by Clear draft, which asks first', async () => {
    const { user, reload } = await openForm()
    fill(SUBMISSION)
    reload()
    await user.click(await screen.findByRole('button', { name: 'Clear draft' }))
    press('Cancel', await question())
    expectTyped()
    await user.click(screen.getByRole('button', { name: 'Clear draft' }))
    within(await question())
      .getByRole('button', { name: 'Clear draft' })
      .focus()
    await user.keyboard('{Enter}')
    expect(field('Full Name')).toHaveValue('Ada Okafor')
    expect(field('Task Number')).toHaveValue('3')
    expect(field('Video Link')).toHaveValue('')
    expect(screen.queryByText(KEPT)).toBeNull()
    expect(await focused()).toBe(screen.getByRole('heading', { level: 1 }))
    expect(await stored()).not.toHaveProperty(DRAFT)
  })

  test('is none while the fields are as they were filled in', async () => {
    const { reload, user } = await openForm()
    await user.type(field('Student ID'), 'M{Backspace}')
    reload()
    await heading('Submit Task')
    expect(screen.queryByText(KEPT)).toBeNull()
  })

  test('cannot be kept where storage is full, and the form says so', async () => {
    await openForm()
    fillStorage()
    expect(screen.queryByText(/cannot save a draft/)).toBeNull()
    fill({ 'Student ID': 'M' })
    expect(screen.getByRole('alert')).toHaveTextContent(/This device cannot save a draft/)
  })
})

describe('of two tabs with the same form', () => {
  test('an untouched one shows what is typed in the other', async () => {
    const { reload } = await openForm()
    fill({ 'Student ID': 'first' })
    reload()
    await screen.findByText(KEPT)
    await replaceElsewhere('first', 'second')
    await waitFor(() => expect(field('Student ID')).toHaveValue('second'))
  })

  test('one with typed text keeps it, and the later typing wins', async () => {
    await openForm()
    fill({ 'Student ID': 'mine' })
    await replaceElsewhere('mine', 'other')
    expect(field('Student ID')).toHaveValue('mine')
    fill({ 'Lesson Number': '12' })
    expect((await stored())[DRAFT]).toContain('mine')
  })

  test('both say at once that the answer to one was lost, whatever is typed in the other', async () => {
    await openForm()
    fill({ 'Student ID': 'mine' })
    await replaceElsewhere('"maybeSent":false', '"maybeSent":true')
    expect(await screen.findByRole('alert')).toHaveTextContent('your task may have arrived')
    expect(field('Student ID')).toHaveValue('mine')
  })
})
