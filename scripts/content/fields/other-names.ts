/** What fields are called elsewhere, and what those are called here; the first that fits is meant. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  amount: ['value'],
  betreff: ['subject'],
  body: ['description'],
  brand: ['accent'],
  button: ['links'],
  buttons: ['links'],
  caption: ['label', 'note'],
  color: ['accent'],
  colour: ['accent'],
  comment: ['note'],
  contact: ['support'],
  content: ['value', 'description'],
  description: ['intro', 'note'],
  details: ['facts'],
  folder: ['page'],
  heading: ['title', 'subject'],
  headline: ['title', 'subject'],
  href: ['address'],
  id: ['key'],
  image: ['icon'],
  intro: ['description'],
  label: ['note', 'title'],
  link: ['address'],
  links: ['address'],
  mail: ['email'],
  mobile: ['phone'],
  name: ['label', 'title', 'note'],
  number: ['value', 'phone'],
  order: ['cards'],
  path: ['page', 'address'],
  slogan: ['tagline'],
  subtitle: ['description', 'intro', 'tagline'],
  summary: ['description', 'intro'],
  target: ['page', 'address'],
  tel: ['phone'],
  telephone: ['phone'],
  text: ['label', 'note', 'value', 'description', 'intro'],
  title: ['label', 'note', 'subject', 'name'],
  to: ['address'],
  type: ['kind'],
  uri: ['address'],
  url: ['address'],
  web: ['address'],
  website: ['address'],
}

/** The field that is meant by a name that other programs use; null where none of those fits. */
export function sameField(
  name: string,
  known: readonly string[],
  there: readonly string[],
  value: unknown,
): string | null {
  const word = name.toLowerCase()
  const free = new Set(known).difference(new Set(there))
  // In the sidebar a single word is a page; as name of a link it is the key.
  if (typeof value === 'string' && /^[\w-]+$/.test(value)) {
    if (isAddress(word) && free.has('page')) return 'page'
    const isLink = free.has('key') && free.has('address')
    if (isLink && (isAddress(word) || word === 'name') && /^\w+$/.test(value)) return 'key'
  }
  // Phone number
  const [within, ...others] = word.split(/[^a-z]+/).filter((part) => free.has(part))
  const named = others.length === 0 ? within : undefined
  return MEANT[word]?.find((field) => free.has(field)) ?? named ?? null
}

function isAddress(word: string): boolean {
  return MEANT[word]?.includes('address') ?? false
}

/** The field of a link that a line is, whatever it is called. */
export function fieldOfLink(name: string): string {
  return MEANT[name]?.find((field) => /^(?:key|address|note)$/.test(field)) ?? name
}
