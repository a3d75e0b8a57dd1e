import type { TextKind } from './typed.ts'

// How the form calls each field, and what it says of it.

export type FieldWords = {
  readonly label: string
  readonly help?: string
  readonly shape: 'line' | 'lines' | 'icon' | 'card' | 'time' | 'switch'
}

const PLAIN = 'Plain words only.'

const TITLE: FieldWords = { label: 'Title', shape: 'line', help: `The heading. ${PLAIN}` }
const ICON: FieldWords = {
  label: 'Icon',
  shape: 'icon',
  help: 'The picture beside the title.',
}

const CARD: Readonly<Record<string, FieldWords>> = {
  title: TITLE,
  description: {
    label: 'Description',
    shape: 'lines',
    help: `A sentence or two, on the card and at the top of its modal. ${PLAIN}`,
  },
  icon: ICON,
  'class_door.closed': {
    label: 'Once the door is closed',
    shape: 'lines',
    help: 'What students read who come too late. The card then says when the class is, too.',
  },
  'check_later.card': {
    label: 'Card to look at later',
    shape: 'card',
    help: 'It says from when to look.',
  },
  'check_later.after': {
    label: 'How long to wait',
    shape: 'time',
    help: 'One of the school’s figures that is a time.',
  },
  'check_later.keep': {
    label: 'What to keep',
    shape: 'line',
    help: 'The name of the field for what the student got, such as Submission ID.',
  },
  'check_later.help': {
    label: 'What it is good for',
    shape: 'lines',
    help: 'A line beside that field.',
  },
}

const PAGE: Readonly<Record<string, FieldWords>> = {
  title: TITLE,
  intro: {
    label: 'Intro',
    shape: 'lines',
    help: `A sentence or two under the heading. ${PLAIN}`,
  },
  icon: ICON,
  contents: {
    label: 'List of headings',
    shape: 'switch',
    help: 'Above the text, a list of its headings to jump to.',
  },
  public: {
    label: 'Open to everyone',
    shape: 'switch',
    help: 'People can read the page without signing in.',
  },
}

const MAIL: Readonly<Record<string, FieldWords>> = {
  subject: {
    label: 'Subject',
    shape: 'line',
    help: `What stands in the list of mails. ${PLAIN}`,
  },
}

export const FIELD_WORDS: Readonly<Record<TextKind, Readonly<Record<string, FieldWords>>>> = {
  card: CARD,
  page: PAGE,
  mail: MAIL,
}

/** The fields of each kind in the groups in which they stand; a group with a name can be folded. */
export const GROUPS: Readonly<
  Record<TextKind, readonly { readonly name?: string; readonly fields: readonly string[] }[]>
> = {
  card: [
    { fields: ['title', 'description', 'icon'] },
    { name: 'Class times', fields: ['class_door.closed'] },
    {
      name: 'Check later',
      fields: ['check_later.card', 'check_later.after', 'check_later.keep', 'check_later.help'],
    },
  ],
  page: [{ fields: ['title', 'intro', 'icon', 'contents', 'public'] }],
  mail: [{ fields: ['subject'] }],
}

const LIST_WORDS: Readonly<Record<string, string>> = {
  facts: 'Facts',
  links: 'Links',
  body: 'Text',
}

export function labelOf(kind: TextKind, name: string): string {
  return FIELD_WORDS[kind][name]?.label ?? LIST_WORDS[name] ?? name
}
