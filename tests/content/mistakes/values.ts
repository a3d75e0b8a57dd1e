import {
  address,
  CARD,
  cardText,
  description,
  POLICY,
  policyText,
  title,
  type Mistakes,
} from './mistake.ts'

const EARN = {
  'content/figures.json': ['"share"', '"earn": { "value": "300+", "unit": "$" },\n  "share"'],
} as const

export const values: Mistakes = {
  'an unknown value': cardText('Come in {{figures.joyn}}.'),
  'a value like no other': cardText('Come in {{soon}}.'),
  'an unknown value in a description': description('description: In {{figures.joins}}.'),
  'an unknown value in code': cardText('Type `{{nothing}}`.'),
  'a value with a brace too few': cardText('At {{ lesson_time }.'),
  'a value never closed': cardText('At {{lesson_time sharp.'),
  'a value never opened': cardText('At lesson_time}} sharp.'),
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
  'a figure without figures': cardText('In {{join}}.'),
  'a figure with one letter too few in front': cardText('In {{figure.join}}.'),
  'a figure in capitals': cardText('In {{Figures.Join}}.'),
  'a figure with an underscore in place of the dot': cardText('In {{figures_join}}.'),
  'a figure never closed': cardText('In {{figures.join today.'),
  'a stored value with a space in its name': cardText('At {{lesson time}}.'),
  'a misspelt value with spaces inside its braces': cardText('At {{ lesson_tiem }}.'),
  'a unit that the figure brings along': cardText('In {{figures.join}} minutes.'),
  'a unit behind a hyphen': cardText('A {{figures.join}}-minute walk.'),
  'a percent sign that the figure brings along': cardText('You get {{figures.share}}% back.'),
  'per cent that the figure brings along': cardText('You get {{figures.share}} per cent back.'),
  'the support address without its beginning': cardText('Write to {{support_email}}.'),
  'a figure that there is not': cardText('In {{figures.exam_weeks}}.'),
  'an unknown value in an address': cardText('[Mail](mailto:{{site.email}})'),
  'a dollar sign that the figure brings along': {
    ...EARN,
    ...cardText('Earn ${{figures.earn}} a month.'),
  },
  'the value of a figure': cardText('In {{figures.join.value}}.'),
  'a figure and its unit in the braces': cardText('In {{figures.join minutes}}.'),
  'a unit in short behind a figure': cardText('In {{figures.join}} min.'),
  'a stored value as if it were a figure': cardText('At {{figures.lesson_time}}.'),
  'a unit outside the bold of its figure': cardText('Come within **{{figures.join}}** minutes.'),
  'a percent sign outside the bold of its figure': cardText(
    'You get **at least {{figures.share}}**% back.',
  ),
  'a dollar sign outside the bold of its figure': {
    ...EARN,
    ...cardText('Earn $**{{figures.earn}}**.'),
  },
  'a bold unit behind its figure': cardText('Come within {{figures.join}} **minutes**.'),
}
