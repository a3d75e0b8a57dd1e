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

export const values: Mistakes = {
  'an unknown value': cardText('Come in {{figures.joyn}}.'),
  'a value like no other': cardText('Come in {{soon}}.'),
  'an unknown value in a description': description('description: In {{figures.joins}}.'),
  'an unknown value in an address': cardText('[Mail](mailto:{{site.email}})'),
  'an unknown value in code': cardText('Type `{{nothing}}`.'),
  'a value with a brace too few': cardText('At {{ lesson_time }.'),
  'a value never closed': cardText('At {{lesson_time sharp.'),
  'a value never opened': cardText('At lesson_time}} sharp.'),
  'a value in single braces': cardText('At {lesson_time} sharp.'),
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
}
