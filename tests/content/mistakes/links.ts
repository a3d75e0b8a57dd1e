import { address, CARD, cardText, policyText, type Mistake } from './mistake.ts'

export const links: readonly Mistake[] = [
  [
    'an unknown link key',
    { [CARD]: ['key: class_link', 'key: clas_link'] },
    'content/classes/class-link.md:5:10 There is no link key clas_link. Did you mean class_link?',
  ],
  [
    'a link key like no other',
    { [CARD]: ['key: class_link', 'key: zoom'] },
    'content/classes/class-link.md:5:10 There is no link key zoom. Known keys are class_link, pre_arrival; content/links.json lists them.',
  ],
  [
    'a script as address',
    address('javascript:alert(1)'),
    'content/classes/class-link.md:7:14 The address javascript:alert(1) is not safe. Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.',
  ],
  [
    'data as address',
    address('data:text/plain,hello'),
    'content/classes/class-link.md:7:14 The address data:text/plain,hello is not safe. Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.',
  ],
  [
    'two slashes at the beginning',
    address('//school.ng'),
    'content/classes/class-link.md:7:14 The address //school.ng begins with two slashes. Write one slash for a page of the portal, or https:// for another website.',
  ],
  [
    'a slash and a backslash',
    address('"/\\\\school.ng"'),
    'content/classes/class-link.md:7:14 The address /\\school.ng begins with two slashes. Write one slash for a page of the portal, or https:// for another website.',
  ],
  [
    'a misspelt scheme',
    address('htp://school.ng'),
    'content/classes/class-link.md:7:14 The address htp://school.ng is misspelt at its beginning. Did you mean https://school.ng?',
  ],
  [
    'a slash too few',
    address('https:/school.ng'),
    'content/classes/class-link.md:7:14 The address https:/school.ng is misspelt at its beginning. Did you mean https://school.ng?',
  ],
  [
    'no colon in the scheme',
    address('https//school.ng/a'),
    'content/classes/class-link.md:7:14 The address https//school.ng/a is misspelt at its beginning. Did you mean https://school.ng/a?',
  ],
  [
    'no scheme',
    address('school.ng/guide'),
    'content/classes/class-link.md:7:14 The address school.ng/guide has no https:// in front. Write https://school.ng/guide',
  ],
  [
    'no host',
    address('https:///guide'),
    'content/classes/class-link.md:7:14 The address https:///guide does not name a whole website. Write the whole name, as in https://example.org/form.',
  ],
  [
    'half a host',
    address('https://school/guide'),
    'content/classes/class-link.md:7:14 The address https://school/guide does not name a whole website. Write the whole name, as in https://example.org/form.',
  ],
  [
    'a space in an address',
    address('https://school.ng/my guide'),
    'content/classes/class-link.md:7:14 The address https://school.ng/my guide has a space in it. Remove the space, or write %20 for it.',
  ],
  [
    'a host hidden behind an @',
    address('https://bank.ng@school.ng/'),
    'content/classes/class-link.md:7:14 The address https://bank.ng@school.ng/ has an @ in it that hides where it leads. Remove everything between https:// and the @.',
  ],
  [
    'a scheme the portal does not open',
    address('ftp://school.ng/guide'),
    'content/classes/class-link.md:7:14 The address ftp://school.ng/guide is of a kind that the portal does not open. Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.',
  ],
  [
    'an e-mail address without mailto',
    address('help@school.ng'),
    'content/classes/class-link.md:7:14 help@school.ng is an e-mail address without mailto: in front. Write mailto:help@school.ng',
  ],
  [
    'a broken e-mail address',
    address('mailto:help'),
    'content/classes/class-link.md:7:14 mailto:help is not an e-mail address. Write it like mailto:support@example.org.',
  ],
  [
    'a telephone number in words',
    address('tel:call us'),
    'content/classes/class-link.md:7:14 tel:call us is not a telephone number. Write it in digits without spaces, like tel:+2348000000000.',
  ],
  [
    'a word as address',
    address('classes'),
    'content/classes/class-link.md:7:14 classes is not an address. Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.',
  ],
  [
    'a file as address',
    address('class-link.md'),
    'content/classes/class-link.md:7:14 class-link.md is a file of the content folder, which students cannot open. Write the page that shows it, such as /classes.',
  ],
  [
    'a path that leads nowhere',
    address('/clases'),
    'content/classes/class-link.md:7:14 The portal has no page at /clases. Did you mean /classes?',
  ],
  [
    'a path like no other',
    address('/nowhere-at-all'),
    'content/classes/class-link.md:7:14 The portal has no page at /nowhere-at-all. Write a page that exists, such as /classes.',
  ],
  [
    'the dashboard under its name',
    address('/dashboard'),
    'content/classes/class-link.md:7:14 The portal has no page at /dashboard. Did you mean /?',
  ],
  [
    'a slash at the end',
    address('/classes/'),
    'content/classes/class-link.md:7:14 The portal has no page at /classes/. Did you mean /classes?',
  ],
  [
    'a heading that is not there',
    address('/student-policy#refund'),
    'content/classes/class-link.md:7:14 The page student-policy has no heading #refund. Did you mean #refunds?',
  ],
  [
    'a heading on a page without any',
    address('/classes#times'),
    'content/classes/class-link.md:7:14 The page classes has no heading #times. Remove the part from # on.',
  ],
  [
    'a heading without page in a card',
    cardText('See [refunds](#refunds).'),
    'content/classes/class-link.md:9:15 #refunds is not found from a card, which can open on any page. Write the page as well, such as /student-policy#refunds.',
  ],
  [
    'a broken anchor on the same page',
    policyText('See [below](#fees).'),
    'content/student-policy/page.md:8:13 The page student-policy has no heading #fees. It has #refunds.',
  ],
  [
    'an unsafe address in a text',
    cardText('Go [here](javascript:alert(1)).'),
    'content/classes/class-link.md:9:11 The address javascript:alert(1) is not safe. Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.',
  ],
  [
    'an unsafe address in a reference',
    cardText('Go [here][a].\n\n[a]: vbscript:x'),
    'content/classes/class-link.md:11:6 The address vbscript:x is not safe. Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.',
  ],
  [
    'a dead path in a text',
    policyText('Go to [classes](/clases).'),
    'content/student-policy/page.md:8:17 The portal has no page at /clases. Did you mean /classes?',
  ],
  [
    'an empty address in a text',
    cardText('Go [here]().'),
    'content/classes/class-link.md:9:4 The address is empty. Write where the link leads, such as https://example.org/form.',
  ],
  [
    'a space in the address of a text',
    cardText('Go [here](/student policy).'),
    'content/classes/class-link.md:9:9 This link cannot be read. Write [words](address), with nothing between ] and ( and without spaces in the address.',
  ],
  [
    'a link without words',
    cardText('Go [](/classes).'),
    'content/classes/class-link.md:9:4 This link has no words to click. Write the words between the square brackets: [words](address).',
  ],
  [
    'a default that leads nowhere',
    { 'content/links.json': ['"/pre-arrival"', '"/pre-arival"'] },
    'content/links.json:4:80 The portal has no page at /pre-arival. Did you mean /pre-arrival?',
  ],
  [
    'a page that links only to itself',
    {
      'content/lonely/page.md': '---\ntitle: Lonely\nintro: Nobody comes.\n---\n[Again](/lonely)\n',
    },
    'content/lonely/page.md:2:8 Nothing leads to the page lonely. Add { "page": "lonely", "label": "…" } to content/navigation.json, or link to it from a card or a page.',
  ],
  [
    'a scheme with one slash and a letter too few',
    address('htp:/school.ng'),
    'content/classes/class-link.md:7:14 The address htp:/school.ng is misspelt at its beginning. Did you mean https://school.ng?',
  ],
  [
    'a semicolon in the scheme',
    address('https;//school.ng'),
    'content/classes/class-link.md:7:14 The address https;//school.ng is misspelt at its beginning. Did you mean https://school.ng?',
  ],
  [
    'a scheme without slashes',
    address('https:school.ng'),
    'content/classes/class-link.md:7:14 The address https:school.ng is misspelt at its beginning. Did you mean https://school.ng?',
  ],
  [
    'a scheme twice',
    address('https://https://school.ng'),
    'content/classes/class-link.md:7:14 The address https://https://school.ng begins twice. Did you mean https://school.ng?',
  ],
  [
    'backslashes in an address',
    address('https:\\\\school.ng\\guide'),
    'content/classes/class-link.md:7:14 The address https:\\\\school.ng\\guide has a backslash in it. Did you mean https://school.ng/guide?',
  ],
  [
    'a comma in place of the dot',
    address('https://school,ng/guide'),
    'content/classes/class-link.md:7:14 The address https://school,ng/guide does not name a whole website. Write the whole name, as in https://example.org/form.',
  ],
  [
    'nothing but a scheme',
    address('https://'),
    'content/classes/class-link.md:7:14 The address https:// does not name a whole website. Write the whole name, as in https://example.org/form.',
  ],
  [
    'a website that begins with www',
    address('www.school.ng'),
    'content/classes/class-link.md:7:14 The address www.school.ng has no https:// in front. Write https://www.school.ng',
  ],
  [
    'a space at the beginning of an address',
    address('https:// school.ng'),
    'content/classes/class-link.md:7:14 The address https:// school.ng has a space in it. Remove the space, or write %20 for it.',
  ],
  [
    'an empty address of a card',
    address('""'),
    'content/classes/class-link.md:7:5 The field address is empty. Write it like this: address: https://example.org/form',
  ],
  [
    'a slip in an address of a text',
    cardText('Go [here](htp:/school.ng).'),
    'content/classes/class-link.md:9:11 The address htp:/school.ng is misspelt at its beginning. Did you mean https://school.ng?',
  ],
  [
    'a space between the words and the address of a link',
    cardText('Go [here] (/classes).'),
    'content/classes/class-link.md:9:9 This link cannot be read. Write [words](address), with nothing between ] and ( and without spaces in the address.',
  ],
  [
    'a link with its brackets the wrong way round',
    cardText('Go (here)[/classes].'),
    'content/classes/class-link.md:9:9 This link cannot be read. Write [words](address), with nothing between ] and ( and without spaces in the address.',
  ],
  [
    'a link with a bracket too few',
    cardText('Go [here(/classes).'),
    'content/classes/class-link.md:9:4 This link cannot be read. Write [words](address), with nothing between ] and ( and without spaces in the address.',
  ],
  [
    'a link never closed',
    cardText('Go [here](/classes and join.'),
    'content/classes/class-link.md:9:9 This link cannot be read. Write [words](address), with nothing between ] and ( and without spaces in the address.',
  ],
  [
    'a link to a name that is nowhere',
    cardText('Go [here][form].'),
    'content/classes/class-link.md:9:9 This link cannot be read. Write [words](address), with nothing between ] and ( and without spaces in the address.',
  ],
  [
    'a link to a file that is not there',
    cardText('Read [the form](form.pdf).'),
    'content/classes/class-link.md:9:17 form.pdf is the name of a file, which links cannot open here. Write its whole address, beginning with https://, where the file can be found.',
  ],
]
