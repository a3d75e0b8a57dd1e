import { address, cardText, description, slip, title, type Mistakes } from './mistake.ts'

const inText = (text: string, meant: string) => slip(cardText(text), cardText(meant))

const MAP = 'content/classes/map.png'
const picture = (text: string) =>
  slip({ ...cardText(text), [MAP]: '' }, { ...cardText('![The map](map.png)'), [MAP]: '' })

/** Marks of other programs, of web pages and of keyboards of other languages, in texts and fields. */
export const foreignMarks: Mistakes = {
  'underlined words of a web page': inText('Join <u>now</u>.', 'Join **now**.'),
  'marked words of a web page': inText('Join <mark>now</mark>.', 'Join **now**.'),
  'crossed-out words of a web page': inText('Join <s>now</s> soon.', 'Join ~~now~~ soon.'),
  'a number below the line of a web page': inText('Drink H<sub>2</sub>O.', 'Drink H2O.'),
  'a colour of a web page': inText('<font color="red">Join</font> now.', 'Join now.'),
  'two line breaks of a web page': inText(
    'Join now.<br><br>Come early.',
    'Join now.\n\nCome early.',
  ),
  'a tag of bold text never closed': inText('Join <b>now.', 'Join now.'),
  'an address in wide brackets': inText('Go [here]（/classes）.', 'Go [here](/classes).'),
  'brackets twice around the words of a link': inText(
    'Go [[here]](/classes).',
    'Go [here](/classes).',
  ),
  'an address with a wide colon in a text': inText(
    'Go [here](https：//school.ng).',
    'Go [here](https://school.ng).',
  ),
  'a picture with a space before its file': picture('![The map] (map.png)'),
  'a picture with its folder': picture('![The map](classes/map.png)'),
  'a picture with a full stop and a slash': picture('![The map](./map.png)'),
  'a picture with the path of a computer': picture('![The map](C:\\Users\\ada\\map.png)'),
  'words that are the same as the address': inText(
    'Go to [classes](classes).',
    'Go to [classes](/classes).',
  ),
  'a value as words and as address': inText(
    'Ask [{{site.support_email}}]({{site.support_email}}).',
    'Ask [{{site.support_email}}](mailto:{{site.support_email}}).',
  ),
  'single quotes around the first words': slip(
    description("description: 'Official' papers. Ask."),
    description(`description: "'Official' papers. Ask."`),
  ),
  'a number with a # and a colon': slip(
    description('description: Join lesson #1: all.'),
    description('description: "Join lesson #1: all."'),
  ),
  'a picture without its sign': picture('[The map](map.png)'),
  'a picture with a space behind its sign': picture('! [The map](map.png)'),
  'a space inside of the stars, before a full stop': inText(
    'Write your **student ID **.',
    'Write your **student ID**.',
  ),
  'a title behind a quote sign': slip(title('title: > Class Link')),
  'a title behind a quote sign and a hyphen': slip(title('title: >- Class Link')),
  'a title behind a star': slip(title('title: * Class Link')),
  'a title behind a plus': slip(title('title: + Class Link')),
  'a title behind a round point': slip(title('title: • Class Link')),
  'a title behind a dash': slip(title('title: – Class Link')),
  'a title behind a hash': slip(title('title: # Class Link')),
  'a title behind two hashes': slip(title('title: ## Class Link')),
  'a description behind a hyphen': slip(description('description: - Join your class.')),
  'a description behind a quote sign': slip(description('description: > Join your class.')),
  'a description behind a bar': slip(description('description: | Join your class.')),
  'a curly quote at the beginning of a title alone': slip(title('title: “Class Link')),
  'a curly quote at the end of a title alone': slip(title('title: Class Link”')),
  'an underlined title': slip(title('title: <u>Class</u> Link')),
  'a bold title': slip(title('title: Class **Link**')),
  'a title with a wide colon': slip(title('title：Class Link')),
  'an address with a wide colon': slip(address('https：//school.ng/guide')),
}
