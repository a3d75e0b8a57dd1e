type Field = HTMLInputElement | HTMLTextAreaElement

/** Whether a field on the page differs from its initial value. */
export function hasUnsavedText(): boolean {
  return [...document.querySelectorAll<Field>('input, textarea')].some(isChanged)
}

function isChanged(field: Field): boolean {
  const isMark = field.type === 'checkbox' || field.type === 'radio'
  if (isMark && 'checked' in field) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
