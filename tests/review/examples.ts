import type { Changes } from '../content/school.ts'

/** A pull request as a school gets it: what it says it does, and what it does to the school of the tests. */
export type Example = {
  readonly name: string
  readonly title: string
  readonly changes: Changes
  /** The defect that a reviewer has to see, as the review says it first; null where all is sound. */
  readonly defect: string | null
}

/** So that the school has an account number whose digits can be told apart. */
export const BEFORE: Changes = {
  'content/payments/naira-bank-transfer.md': ['"0000000000"', '"0123456789"'],
}

const MENTOR = 'content/classes/speak-to-mentor.md'
const SUPPORT = 'content/support/support-team.md'
const TRANSFER = 'content/payments/naira-bank-transfer.md'
const POLICY = 'content/student-policy/page.md'

export const EXAMPLES: readonly Example[] = [
  {
    name: 'clearer-words',
    title: 'Say more clearly what to do on three cards',
    changes: {
      [TRANSFER]: ['and keep the receipt', 'and save the receipt as a picture or PDF'],
      'content/payments/online-payment.md': [
        'description: Pay by card.',
        'description: Pay by card in a minute.',
      ],
      [POLICY]: ['Bring your last task.', 'Have your last task open.'],
    },
    defect: null,
  },
  {
    name: 'sooner-payment-status',
    title: 'Payments can be looked up after 48 hours',
    changes: { 'content/figures.json': ['"value": 60', '"value": 48'] },
    defect: null,
  },
  {
    name: 'new-card',
    title: 'Add a card for the exam dates',
    changes: {
      'content/classes/exam-dates.md':
        '---\ntitle: Exam dates\ndescription: When you sit your exams.\nicon: calendar-days\nlinks:\n  - address: https://calendar.school.ng/exam-dates\n    note: The calendar\n---\nHave your student ID at hand.\n',
    },
    defect: null,
  },
  {
    name: 'green-school',
    title: 'Our new green, and Payments above Support in the sidebar',
    changes: {
      'content/site.json': ['#2346b8', '#0b6e4f'],
      'content/navigation.json': [
        '  { "page": "support", "label": "Support" },\n  { "page": "payments", "label": "Payments" },\n',
        '  { "page": "payments", "label": "Payments" },\n  { "page": "support", "label": "Support" },\n',
      ],
    },
    defect: null,
  },
  {
    name: 'renamed-card',
    title: 'Call the file of the blog what it is',
    changes: {
      'content/resources/blog.md': null,
      'content/resources/school-blog.md':
        '---\ntitle: Blog\ndescription: Articles by mentors.\nicon: newspaper\nlinks:\n  - address: https://example.org/blog\n---\nRead between lessons.\n',
      'content/resources/page.md': ['  - blog', '  - school-blog'],
    },
    defect: null,
  },
  {
    name: 'account-number',
    title: 'Tidy the words of the bank transfer and of the support team',
    changes: {
      [TRANSFER]: ['"0123456789"', '"0123456798"'],
      [SUPPORT]: ['Help with the portal.', 'We help with the portal.'],
      [POLICY]: ['Bring your last task.', 'Have your last task open.'],
    },
    defect: 'An account number or other detail that students copy changed',
  },
  {
    name: 'other-website',
    title: 'Shorter descriptions on the payment cards',
    changes: {
      'content/payments/receipt-upload.md': [
        'description: Send us your receipt.',
        'description: Send your receipt.',
      ],
      [TRANSFER]: ['https://example.org/receipt-upload', 'https://example-org.net/receipt-upload'],
      'content/payments/online-payment.md': [
        'description: Pay by card.',
        'description: Pay by card.',
      ],
    },
    defect: 'Leads to another website: example-org.net instead of example.org',
  },
  {
    name: 'four-per-cent',
    title: 'Put the figures in order',
    changes: { 'content/figures.json': ['"value": 40', '"value": 4'] },
    defect: 'Another figure, a tenth of what it was',
  },
  {
    name: 'lost-not',
    title: 'Friendlier words in the policy',
    changes: {
      [POLICY]: ['- Do not share your class links.', '- Please do share your class links.'],
      [MENTOR]: ['Ask your mentor.', 'Your mentor is here for you.'],
    },
    defect: '“not” is gone',
  },
  {
    name: 'hidden-card',
    title: 'A better order of the dashboard',
    changes: {
      'content/dashboard/page.md': [
        '  - classes/study-page\n  - classes/alliance-page\n  - classes/speak-to-mentor\n',
        '  - classes/speak-to-mentor\n  - classes/alliance-page\n',
      ],
    },
    defect: 'Study page is no longer on the page Dashboard; still on: Classes (/classes)',
  },
]
