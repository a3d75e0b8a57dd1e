import {
  address,
  CARD,
  cardText,
  description,
  POLICY,
  policyText,
  slip,
  title,
  type Mistakes,
} from './mistake.ts'

const EARN = {
  'content/figures.json': ['"share"', '"earn": { "value": "300+", "unit": "$" },\n  "share"'],
} as const

export const values: Mistakes = {
  'an unknown value': slip(
    cardText('Come in {{figures.joyn}}.'),
    cardText('Come in {{figures.join}}.'),
  ),
  'a value like no other': cardText('Come in {{soon}}.'),
  'an unknown value in a description': slip(
    description('description: In {{figures.joins}}.'),
    description('description: In {{figures.join}}.'),
  ),
  'an unknown value in code': cardText('Type `{{nothing}}`.'),
  'a value with a brace too few': slip(
    cardText('At {{ lesson_time }.'),
    cardText('At {{lesson_time}}.'),
  ),
  'a value never closed': slip(
    cardText('At {{lesson_time sharp.'),
    cardText('At {{lesson_time}} sharp.'),
  ),
  'a value never opened': slip(
    cardText('At lesson_time}} sharp.'),
    cardText('At {{lesson_time}} sharp.'),
  ),
  'a value in single braces': slip(
    cardText('At {lesson_time} sharp.'),
    cardText('At {{lesson_time}} sharp.'),
  ),
  'a stored value in a title': title('title: Class at {{lesson_time}}'),
  'a stored value in a note': { [CARD]: ['Your main class', 'At {{lesson_time}}'] },
  'a stored value in an address': address('https://school.ng/{{lesson_time}}'),
  'a stored value in a heading': policyText('## At {{lesson_time}}'),
  'a stored value in a sidebar label': {
    'content/navigation.json': ['"Policy"', '"At {{lesson_time}}"'],
  },
  'a value in site.json': { 'content/site.json': ['Test School', '{{figures.join}} School'] },
  'a value in a page title that is unknown': {
    [POLICY]: ['title: Policy', 'title: Policy {{a.b}}'],
  },
  'a figure without figures': slip(cardText('In {{join}}.'), cardText('In {{figures.join}}.')),
  'a figure with one letter too few in front': slip(
    cardText('In {{figure.join}}.'),
    cardText('In {{figures.join}}.'),
  ),
  'a figure in capitals': slip(cardText('In {{Figures.Join}}.'), cardText('In {{figures.join}}.')),
  'a figure with an underscore in place of the dot': slip(
    cardText('In {{figures_join}}.'),
    cardText('In {{figures.join}}.'),
  ),
  'a figure in square brackets': slip(
    cardText('In [[figures.join]].'),
    cardText('In {{figures.join}}.'),
  ),
  'a misspelt figure in square brackets': slip(
    cardText('In [[figures.joyn]].'),
    cardText('In {{figures.join}}.'),
  ),
  'a figure in round brackets': slip(
    cardText('In (figures.join).'),
    cardText('In {{figures.join}}.'),
  ),
  'a figure in two round brackets': slip(
    cardText('In ((figures.join)).'),
    cardText('In {{figures.join}}.'),
  ),
  'a figure in single braces': slip(
    cardText('In {figures.join}.'),
    cardText('In {{figures.join}}.'),
  ),
  'a figure without brackets': slip(cardText('In figures.join.'), cardText('In {{figures.join}}.')),
  'a stored value without brackets': slip(
    cardText('At lesson_time.'),
    cardText('At {{lesson_time}}.'),
  ),
  'a figure never closed': slip(
    cardText('In {{figures.join today.'),
    cardText('In {{figures.join}} today.'),
  ),
  'a stored value with a space in its name': slip(
    cardText('At {{lesson time}}.'),
    cardText('At {{lesson_time}}.'),
  ),
  'a misspelt value with spaces inside its braces': slip(
    cardText('At {{ lesson_tiem }}.'),
    cardText('At {{lesson_time}}.'),
  ),
  'a unit that the figure brings along': slip(
    cardText('In {{figures.join}} minutes.'),
    cardText('In {{figures.join}}.'),
  ),
  'a unit behind a hyphen': slip(
    cardText('A {{figures.join}}-minute walk.'),
    cardText('A {{figures.join}} walk.'),
  ),
  'a percent sign that the figure brings along': slip(
    cardText('You get {{figures.share}}% back.'),
    cardText('You get {{figures.share}} back.'),
  ),
  'per cent that the figure brings along': slip(
    cardText('You get {{figures.share}} per cent back.'),
    cardText('You get {{figures.share}} back.'),
  ),
  'the name of a student in a card': cardText('At {{name}}.'),
  'the support address without its beginning': slip(
    cardText('Write to {{support_email}}.'),
    cardText('Write to {{site.support_email}}.'),
  ),
  'a figure that there is not': cardText('In {{figures.exam_weeks}}.'),
  'an unknown value in an address': slip(
    cardText('[Mail](mailto:{{site.email}})'),
    cardText('[Mail](mailto:{{site.support_email}})'),
  ),
  'a dollar sign that the figure brings along': slip(
    { ...EARN, ...cardText('Earn ${{figures.earn}} a month.') },
    { ...EARN, ...cardText('Earn {{figures.earn}} a month.') },
  ),
  'a figure in three braces': slip(
    cardText('In {{{figures.join}}}.'),
    cardText('In {{figures.join}}.'),
  ),
  'a figure with a dollar in front of its brace': slip(
    cardText('In ${figures.join}.'),
    cardText('In {{figures.join}}.'),
  ),
  'a figure in braces with spaces between': slip(
    cardText('In { {figures.join} }.'),
    cardText('In {{figures.join}}.'),
  ),
  'the value of a figure': slip(
    cardText('In {{figures.join.value}}.'),
    cardText('In {{figures.join}}.'),
  ),
  'a figure and its unit in the braces': slip(
    cardText('In {{figures.join minutes}}.'),
    cardText('In {{figures.join}}.'),
  ),
  'a unit in short behind a figure': slip(
    cardText('In {{figures.join}} min.'),
    cardText('In {{figures.join}}.'),
  ),
  'a stored value as if it were a figure': slip(
    cardText('At {{figures.lesson_time}}.'),
    cardText('At {{lesson_time}}.'),
  ),
  'a unit outside the bold of its figure': slip(
    cardText('Come within **{{figures.join}}** minutes.'),
    cardText('Come within **{{figures.join}}**.'),
  ),
  'a percent sign outside the bold of its figure': slip(
    cardText('You get **at least {{figures.share}}**% back.'),
    cardText('You get **at least {{figures.share}}** back.'),
  ),
  'a dollar sign outside the bold of its figure': slip(
    { ...EARN, ...cardText('Earn $**{{figures.earn}}**.') },
    { ...EARN, ...cardText('Earn **{{figures.earn}}**.') },
  ),
  'a bold unit behind its figure': cardText('Come within {{figures.join}} **minutes**.'),
  'a brace too many before a value': slip(
    cardText('Come in {{{figures.join}}.'),
    cardText('Come in {{figures.join}}.'),
  ),
}
