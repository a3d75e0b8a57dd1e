import {
  address,
  CARD,
  cardText,
  description,
  POLICY,
  policyText,
  title,
  type Mistake,
} from './mistake.ts'

export const values: readonly Mistake[] = [
  [
    'an unknown value',
    cardText('Come in {{figures.joyn}}.'),
    'content/classes/class-link.md:9:9 There is no value {{figures.joyn}}. Did you mean figures.join?',
  ],
  [
    'a value like no other',
    cardText('Come in {{soon}}.'),
    'content/classes/class-link.md:9:9 There is no value {{soon}}. The values are lesson_time, site.name, site.support_email, site.support_phone, site.support_hours, figures.join, figures.share.',
  ],
  [
    'an unknown value in a description',
    description('description: In {{figures.joins}}.'),
    'content/classes/class-link.md:3:17 There is no value {{figures.joins}}. Did you mean figures.join?',
  ],
  [
    'an unknown value in an address',
    cardText('[Mail](mailto:{{site.email}})'),
    'content/classes/class-link.md:9:15 There is no value {{site.email}}. The values are lesson_time, site.name, site.support_email, site.support_phone, site.support_hours, figures.join, figures.share.',
  ],
  [
    'an unknown value in code',
    cardText('Type `{{nothing}}`.'),
    'content/classes/class-link.md:9:7 There is no value {{nothing}}. The values are lesson_time, site.name, site.support_email, site.support_phone, site.support_hours, figures.join, figures.share.',
  ],
  [
    'a value with a brace too few',
    cardText('At {{ lesson_time }.'),
    'content/classes/class-link.md:9:4 {{ lesson_time } is not written as a value. Write two braces before and two behind the name, as in {{site.name}}.',
  ],
  [
    'a value never closed',
    cardText('At {{lesson_time sharp.'),
    'content/classes/class-link.md:9:4 {{lesson_time is not written as a value. Write two braces before and two behind the name, as in {{site.name}}.',
  ],
  [
    'a value never opened',
    cardText('At lesson_time}} sharp.'),
    'content/classes/class-link.md:9:4 lesson_time}} is not written as a value. Write two braces before and two behind the name, as in {{site.name}}.',
  ],
  [
    'a value in single braces',
    cardText('At {lesson_time} sharp.'),
    'content/classes/class-link.md:9:4 {lesson_time} is not written as a value. Write two braces before and two behind the name, as in {{site.name}}.',
  ],
  [
    'a stored value in a title',
    title('title: Class at {{lesson_time}}'),
    'content/classes/class-link.md:2:17 {{lesson_time}} is different for every student and cannot stand here. Use it in a description or a paragraph instead.',
  ],
  [
    'a stored value in a note',
    { [CARD]: ['Your main class', 'At {{lesson_time}}'] },
    'content/classes/class-link.md:6:14 {{lesson_time}} is different for every student and cannot stand here. Use it in a description or a paragraph instead.',
  ],
  [
    'a stored value in an address',
    address('https://school.ng/{{lesson_time}}'),
    'content/classes/class-link.md:7:32 {{lesson_time}} is different for every student and cannot stand here. Use it in a description or a paragraph instead.',
  ],
  [
    'a stored value in a heading',
    policyText('## At {{lesson_time}}'),
    'content/student-policy/page.md:8:7 {{lesson_time}} is different for every student and cannot stand here. Use it in a description or a paragraph instead.',
  ],
  [
    'a stored value in a sidebar label',
    { 'content/navigation.json': ['"Policy"', '"At {{lesson_time}}"'] },
    'content/navigation.json:4:44 {{lesson_time}} is different for every student and cannot stand here. Use it in a description or a paragraph instead.',
  ],
  [
    'a value in site.json',
    { 'content/site.json': ['Test School', '{{figures.join}} School'] },
    'content/site.json:2:11 Values in double braces do not work in this file. Write it like this: "name": "Meridian School of Technology"',
  ],
  [
    'a value in a page title that is unknown',
    { [POLICY]: ['title: Policy', 'title: Policy {{a.b}}'] },
    'content/student-policy/page.md:2:15 There is no value {{a.b}}. The values are lesson_time, site.name, site.support_email, site.support_phone, site.support_hours, figures.join, figures.share.',
  ],
]
