import { screen } from '@testing-library/react'

// What a form shows in jsdom.

/** What stands in the fields of the form. */
export function typed(): string[] {
  return screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
}

export function invalidFields(): Element[] {
  return [...document.querySelectorAll('[aria-invalid="true"]')]
}
