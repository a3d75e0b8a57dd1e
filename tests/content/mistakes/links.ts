import { address, CARD, cardText, policyText, slip, type Mistakes } from './mistake.ts'

export const links: Mistakes = {
  'an unknown link key': slip({ [CARD]: ['key: class_link', 'key: clas_link'] }),
  'a link key like no other': { [CARD]: ['key: class_link', 'key: zoom'] },
  'a script as address': address('javascript:alert(1)'),
  'data as address': address('data:text/plain,hello'),
  'two slashes at the beginning': slip(address('//school.ng'), address('https://school.ng')),
  'a slash and a backslash': address('"/\\\\school.ng"'),
  'a misspelt scheme': slip(address('htp://school.ng'), address('https://school.ng')),
  'the address of the own computer': slip(
    address('http://localhost:5173/classes?card=class-link'),
    address('/classes?card=class-link'),
  ),
  'the address of the own computer alone': slip(
    cardText('Go [home](http://localhost:5173).'),
    cardText('Go [home](/).'),
  ),
  'a slash too few': slip(address('https:/school.ng'), address('https://school.ng')),
  'no colon in the scheme': slip(address('https//school.ng/a'), address('https://school.ng/a')),
  'no scheme': slip(address('school.ng/guide'), address('https://school.ng/guide')),
  'no host': address('https:///guide'),
  'half a host': address('https://school/guide'),
  'a space in an address': address('https://school.ng/my guide'),
  'the words of a link in the place of its address': slip(
    cardText('Read [/student-policy](our policy) first.'),
    cardText('Read [our policy](/student-policy) first.'),
  ),
  'a space before the @ of an address': slip(
    cardText('Write to [finance](mailto:finance @school.ng) first.'),
    cardText('Write to [finance](mailto:finance@school.ng) first.'),
  ),
  'the sign of a footnote that is nowhere': cardText('Ask your mentor[^1] first.'),
  'links with one note': {
    [CARD]: ['guide\n', 'guide\n    note: Your main class\n'],
  },
  'a space behind a slash of an address, and one behind a hyphen': slip(
    address('https://school.ng/ my- guide'),
    address('https://school.ng/my-guide'),
  ),
  'the full stop of a sentence inside of its link': slip(
    cardText('It is in the [policy](/student-policy.)'),
    cardText('It is in the [policy](/student-policy).'),
  ),
  'a host hidden behind an @': slip(
    address('https://bank.ng@school.ng/'),
    address('https://school.ng/'),
  ),
  'a scheme the portal does not open': address('ftp://school.ng/guide'),
  'an e-mail address without mailto': slip(
    address('help@school.ng'),
    address('mailto:help@school.ng'),
  ),
  'a broken e-mail address': address('mailto:help'),
  'a telephone number in words': address('tel:call us'),
  'a word as address': slip(address('classes'), address('/classes')),
  'a file as address': slip(address('class-link.md'), address('/classes?card=class-link')),
  'a path that leads nowhere': slip(address('/clases'), address('/classes')),
  'a path like no other': address('/nowhere-at-all'),
  'the dashboard under its name': slip(address('/dashboard'), address('/')),
  'a slash at the end': slip(address('/classes/'), address('/classes')),
  'a heading that is not there': slip(
    address('/student-policy#refund'),
    address('/student-policy#refunds'),
  ),
  'a heading on a page without any': slip(address('/classes#times'), address('/classes')),
  'a card that is not there': slip(
    address('/classes?card=clas-link'),
    address('/classes?card=class-link'),
  ),
  'a card like no other': address('/classes?card=receipt-upload'),
  'a card on a page without any': slip(
    address('/student-policy?card=class-link'),
    address('/classes?card=class-link'),
  ),
  'a heading without page in a card': cardText('See [refunds](#refunds).'),
  'a broken anchor on the same page': policyText('See [below](#fees).'),
  'an unsafe address in a text': cardText('Go [here](javascript:alert(1)).'),
  'an unsafe address in a reference': cardText('Go [here][a].\n\n[a]: vbscript:x'),
  'a dead path in a text': slip(
    policyText('Go to [classes](/clases).'),
    policyText('Go to [classes](/classes).'),
  ),
  'an empty address in a text': cardText('Go [here]().'),
  'a space in the address of a text': slip(
    cardText('Go [here](/student policy).'),
    cardText('Go [here](/student-policy).'),
  ),
  'a space in the address of a card': slip(
    cardText('Go [here](/classes?card=class link).'),
    cardText('Go [here](/classes?card=class-link).'),
  ),
  'a space behind mailto': slip(
    cardText('Write to [us](mailto: {{site.support_email}}).\n\nOr to [me](mailto: me@school.ng).'),
    cardText('Write to [us](mailto:{{site.support_email}}).\n\nOr to [me](mailto:me@school.ng).'),
  ),
  'two links with the same address': {
    [CARD]: ['- key: class_link', '- address: https://school.ng/guide'],
  },
  'a link without words': cardText('Go [](/classes).'),
  'a default that leads nowhere': slip({
    'content/links.json': ['"/pre-arrival"', '"/pre-arival"'],
  }),
  'a page that links only to itself': {
    'content/lonely/page.md': '---\ntitle: Lonely\nintro: Nobody comes.\n---\n[Again](/lonely)\n',
  },
  'a scheme with one slash and a letter too few': slip(
    address('htp:/school.ng'),
    address('https://school.ng'),
  ),
  'a semicolon in the scheme': slip(address('https;//school.ng'), address('https://school.ng')),
  'a scheme without slashes': slip(address('https:school.ng'), address('https://school.ng')),
  'a scheme twice': slip(address('https://https://school.ng'), address('https://school.ng')),
  'backslashes in an address': slip(
    address('https:\\\\school.ng\\guide'),
    address('https://school.ng/guide'),
  ),
  'a comma in place of the dot': slip(address('https://school,ng/guide')),
  'nothing but a scheme': address('https://'),
  'a website that begins with www': slip(
    address('www.school.ng'),
    address('https://www.school.ng'),
  ),
  'a space at the beginning of an address': slip(
    address('https:// school.ng'),
    address('https://school.ng'),
  ),
  'an empty address of a card': address('""'),
  'a slip in an address of a text': slip(
    cardText('Go [here](htp:/school.ng).'),
    cardText('Go [here](https://school.ng).'),
  ),
  'a space between the words and the address of a link': {
    planted: cardText('Go [here] (/classes).'),
    meant: cardText('Go [here](/classes).'),
  },
  'a link with its brackets the wrong way round': {
    planted: cardText('Go (here)[/classes].'),
    meant: cardText('Go [here](/classes).'),
  },
  'a link with a bracket too few': {
    planted: cardText('Go [here(/classes).'),
    meant: cardText('Go [here](/classes).'),
  },
  'a link never closed': slip(
    cardText('Go [here](/classes and join.'),
    cardText('Go [here](/classes) and join.'),
  ),
  'a link never closed, with a comma behind it': slip(
    cardText('Go [here](/classes, and join.'),
    cardText('Go [here](/classes), and join.'),
  ),
  'words behind an address': slip(
    address('https://school.ng/guide (new)'),
    address('https://school.ng/guide'),
  ),
  'a link never opened': cardText('Go to your **own** classes](/classes).'),
  'a line break within the address of a link': slip(
    cardText('Go to [your class](/classes?\ncard=class-link).'),
    cardText('Go to\n[your class](/classes?card=class-link).'),
  ),
  'a line break within the address of a link that begins a line': slip(
    cardText('Go to\n[your class](/classes?card=class-\nlink), now.'),
    cardText('Go to\n[your class](/classes?card=class-link), now.'),
  ),
  'a link to a name that is nowhere': cardText('Go [here][form].'),
  'a link to a file that is not there': cardText('Read [the form](form.pdf).'),
  'a card in an address that opens none': slip(
    address('/classes?cards=class-link'),
    address('/classes?card=class-link'),
  ),
  'the name of a card behind a question mark': slip(
    address('/classes?class-link'),
    address('/classes?card=class-link'),
  ),
  'a card behind the wrong sign': slip(
    address('/classes&card=class-link'),
    address('/classes?card=class-link'),
  ),
  'a card as if it were a heading': slip(
    address('/classes#class-link'),
    address('/classes?card=class-link'),
  ),
  'the file of a card in an address': slip(
    address('/classes?card=class-link.md'),
    address('/classes?card=class-link'),
  ),
  'a card on a page that shows none': slip(
    address('/mentor-tasks?card=class-link'),
    address('/mentor-tasks'),
  ),
  'the file of a page from another folder': slip(
    cardText('Go [on](../student-policy/page.md).'),
    cardText('Go [on](/student-policy).'),
  ),
  'a comma behind an address': slip(
    address('https://school.ng/guide,'),
    address('https://school.ng/guide'),
  ),
  'a bracket behind an address': slip(
    address('https://school.ng/guide)'),
    address('https://school.ng/guide'),
  ),
  'an address that was cut off': address('https://school.ng/gui…'),
  'two addresses in one': address('https://school.ng/a https://school.ng/b'),
  'a telephone number alone': slip(address('+234 800 000 1111'), address('tel:+2348000001111')),
  'slashes behind mailto': slip(address('mailto://us@school.ng'), address('mailto:us@school.ng')),
  'an address in pointed brackets': slip(
    address('<https://school.ng/guide>'),
    address('https://school.ng/guide'),
  ),
  'a file on GitHub, which makes a card': slip(
    cardText(
      'Read [it](https://github.com/school/portal/blob/main/content/classes/class-link.md).',
    ),
    cardText('Read [it](/classes?card=class-link).'),
  ),
  'the edit page of a page on GitHub': slip(
    address('https://github.com/school/portal/edit/main/content/student-policy/page.md'),
    address('/student-policy'),
  ),
  'another file on GitHub': cardText(
    '[Notes](https://raw.githubusercontent.com/a/b/main/notes.pdf)',
  ),
  'a file on GitHub in a mail': {
    'content/mail/password-changed.md': [
      'was changed.',
      'was changed: https://github.com/a/b/blob/main/content/classes/page.md',
    ],
  },
  'words behind an e-mail address': slip(
    address('mailto:help@school.ng (help desk)'),
    address('mailto:help@school.ng'),
  ),
  'two brackets that are exchanged': slip(
    cardText('Read [our policy(]/student-policy) first.'),
    cardText('Read [our policy](/student-policy) first.'),
  ),
  'a card of which the sign before its name is lost': slip(
    cardText('Read [it](/classes?cardclass-link) first.'),
    cardText('Read [it](/classes?card=class-link) first.'),
  ),
  'a card with two question marks': slip(
    cardText('Read [it](/classes??card=class-link) first.'),
    cardText('Read [it](/classes?card=class-link) first.'),
  ),
  'a card that is nowhere near, without its sign': cardText('Read [it](/classes?about-us) first.'),
  'an address without its slash': slip(
    address('https://school.organd-more'),
    address('https://school.org/and-more'),
  ),
  'two colons behind mailto': slip(address('mailto::us@school.ng'), address('mailto:us@school.ng')),
  'two slashes before a page of the portal': slip(
    cardText('Hand it in under [tasks](//mentor-tasks).'),
    cardText('Hand it in under [tasks](/mentor-tasks).'),
  ),
  'an address of a mail': address('https://mail.google.com/mail/u/0/#inbox/FMfcgz'),
  'an address of a mail of Outlook': address('https://outlook.office.com/mail/inbox/id/AAQk'),
  'an address of the files of whoever copied it': address(
    'https://drive.google.com/drive/u/0/my-drive',
  ),
  'an address where a picture is drawn': address('https://www.canva.com/design/DAFx/q1/edit'),
  'an address where a meeting is begun': address('https://us02web.zoom.us/s/987?zak=ey'),
  'an address where a film is edited': address('https://studio.youtube.com/video/a1/edit'),
  'nothing: a folder that is shared': slip(
    address('https://drive.google.com/drive/folders/1a2b'),
    address('https://drive.google.com/drive/folders/1a2b'),
  ),
}
