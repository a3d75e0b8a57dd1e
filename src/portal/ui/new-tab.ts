/** What a link has that opens another website. */
export const NEW_TAB = {
  target: '_blank',
  rel: 'noopener noreferrer',
  title: 'Opens in a new tab',
}
