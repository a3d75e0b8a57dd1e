import type { Changes } from '../school.ts'
import { CARD, cardText, POLICY, slip, type Mistakes } from './mistake.ts'

const NAVIGATION = 'content/navigation.json'
const SITE = 'content/site.json'
const CLASSES = 'content/classes/page.md'

/** A card in which this is written instead of that. */
const inCard = (from: string, to: string, meant = from) =>
  slip({ [CARD]: [from, to] }, { [CARD]: [from, meant] })

/** One more entry of the sidebar, and how it was meant. */
const entry = (written: string): Changes => ({
  [NAVIGATION]: ['{ "action"', `{ ${written} },\n  { "action"`],
})
const inSidebar = (written: string, meant: string) => slip(entry(written), entry(meant))
const LIBRARY = '"address": "https://library.ng", "label": "Library"'
const ACCESS = '"page": "accessibility", "label": "Access"'

const CONTACTS = '{ "kind": "contacts" }'
const FRAME = '{ "kind": "frame", "address": "https://chat.ng/x" }'
const chat = (written: string, meant: string) =>
  slip({ [SITE]: [CONTACTS, written] }, { [SITE]: [CONTACTS, meant] })

/** What fields are called in other programs, and fields that stand where another one belongs. */
export const otherNames: Mistakes = {
  'url for the address of a link': inCard('- address:', '- url:'),
  'link for the address of a link': inCard('- address:', '- link:'),
  'links for the address of a link': inCard('- address:', '- links:'),
  'href for the address of a link': inCard('- address:', '- href:'),
  'website for the address of a link': inCard('- address:', '- website:'),
  'to for the address of a link': inCard('- address:', '- to:'),
  'URL in capitals for the address of a link': inCard('- address:', '- URL:'),
  'link for the key of a link': inCard('- key:', '- link:'),
  'url for the key of a link': inCard('- key:', '- url:'),
  'id for the key of a link': inCard('- key:', '- id:'),
  'text for the note of a link': inCard('note:', 'text:'),
  'label for the note of a link': inCard('note:', 'label:'),
  'title for the note of a link': inCard('note:', 'title:'),
  'name for the note of a link': inCard('note:', 'name:'),
  'link for the list of links': inCard('links:', 'link:'),
  'buttons for the list of links': inCard('links:', 'buttons:'),
  'name for the title of a card': inCard('title:', 'name:'),
  'heading for the title of a card': inCard('title:', 'heading:'),
  'intro for the description of a card': inCard('description:', 'intro:'),
  'summary for the description of a card': inCard('description:', 'summary:'),
  'text for the description of a card': inCard('description:', 'text:'),
  'description for the intro of a page': slip({ [POLICY]: ['intro:', 'description:'] }),
  'order for the cards of a page': slip(
    { [CLASSES]: ['away.\n', 'away.\norder:\n  - class-link\n'] },
    { [CLASSES]: ['away.\n', 'away.\ncards:\n  - class-link\n'] },
  ),
  'title for the subject of a mail': slip({ 'content/mail/reset-code.md': ['subject:', 'title:'] }),
  'color for the accent': slip({ [SITE]: ['"accent"', '"color"'] }),
  'slogan for the tagline': slip({ [SITE]: ['"tagline"', '"slogan"'] }),
  'telephone for the phone': slip({ [SITE]: ['"phone"', '"telephone"'] }),
  'a misspelt link key': inCard('class_link', 'clas_link'),
  'a link key with a hyphen': inCard('class_link', 'class-link'),
  'a link key without its sign': inCard('class_link', 'classlink'),
  'a link key in words': inCard('class_link', 'Class Link'),
  'a link key between braces': inCard('class_link', '{{class_link}}'),
  'an address as link key': inCard(
    'key: class_link',
    'key: https://school.ng',
    'address: https://school.ng',
  ),
  'a page as link key': inCard('key: class_link', 'key: /classes', 'address: /classes'),
  'a link key that is another one': { [CARD]: ['class_link', 'class_link_2'] },
  'url in the sidebar': inSidebar('"url": "https://library.ng", "label": "Library"', LIBRARY),
  'link in the sidebar': inSidebar('"link": "https://library.ng", "label": "Library"', LIBRARY),
  'href in the sidebar': inSidebar('"href": "https://library.ng", "label": "Library"', LIBRARY),
  'title in the sidebar': inSidebar('"address": "https://library.ng", "title": "Library"', LIBRARY),
  'name in the sidebar': inSidebar('"page": "accessibility", "name": "Access"', ACCESS),
  'text in the sidebar': inSidebar('"page": "accessibility", "text": "Access"', ACCESS),
  'a page behind url in the sidebar': inSidebar(
    '"url": "/accessibility", "label": "Access"',
    ACCESS,
  ),
  'a page behind href in the sidebar': inSidebar(
    '"href": "/accessibility", "label": "Access"',
    ACCESS,
  ),
  'a page behind link in the sidebar': inSidebar(
    '"link": "accessibility", "label": "Access"',
    ACCESS,
  ),
  'a page behind path in the sidebar': inSidebar(
    '"path": "accessibility", "label": "Access"',
    ACCESS,
  ),
  'a page behind address in the sidebar': inSidebar(
    '"address": "/accessibility", "label": "Access"',
    ACCESS,
  ),
  'the name of a page behind address': inSidebar(
    '"address": "accessibility", "label": "Access"',
    ACCESS,
  ),
  'the file of a page in the sidebar': inSidebar(
    '"page": "accessibility.md", "label": "Access"',
    ACCESS,
  ),
  'a word that is no page behind address': entry('"address": "library", "label": "Library"'),
  'a page of the portal itself in the sidebar': entry('"page": "mentor-tasks", "label": "Tasks"'),
  'another word for the way out': slip({ [NAVIGATION]: ['"logout"', '"signout"'] }),
  'a chat with an address alone': chat('{ "address": "https://chat.ng/x" }', FRAME),
  'a chat with a url alone': chat('{ "url": "https://chat.ng/x" }', FRAME),
  'a chat that is an address': chat('"https://chat.ng/x"', FRAME),
  'a chat whose kind is an address': chat('{ "kind": "https://chat.ng/x" }', FRAME),
  'a chat of an unknown kind with an address': chat(
    '{ "kind": "page", "address": "https://chat.ng/x" }',
    FRAME,
  ),
  'a chat of a frame with a url': chat('{ "kind": "frame", "url": "https://chat.ng/x" }', FRAME),
  'a chat with the address of a program': chat(
    '{ "address": "https://chat.ng/x.js" }',
    '{ "kind": "script", "address": "https://chat.ng/x.js" }',
  ),
  'a chat that is a word': chat('"contacts"', CONTACTS),
  'a chat of nothing': { [SITE]: [CONTACTS, '{}'] },
  'nothing: the field of a form between French quotes': cardText('Fill in the field «Last name».'),
}
