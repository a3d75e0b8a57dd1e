import type { StoredLinks } from '../../contract/links.ts'
import type { PublishedTask } from '../store/tasks.ts'

export const DEMO_PASSWORD = 'demo-student'
export const DEMO_COHORT = 'Cohort 7'

export const DEMO_ADA = {
  email: 'ada@example.org',
  fullName: 'Ada Okafor',
  access: 'active',
} as const

export const DEMO_GRACE = {
  email: 'grace@example.org',
  fullName: 'Grace Bello',
  access: 'deactivated',
} as const

export const DEMO_LINKS: StoredLinks = {
  cloud_link: 'https://example.org/demo/cloud',
  class_link: 'https://example.org/demo/class',
  class_link_two: 'https://example.org/demo/class-two',
  study_page_link: 'https://example.org/demo/study-page',
  alliance_page_link: 'https://example.org/demo/alliance',
  mentor_link: 'https://example.org/demo/mentor',
  lesson_time: 'Tuesdays and Thursdays, 7 PM',
}

export const DEMO_GENERAL_MESSAGE =
  'Welcome to the demo school. The review summit is on Saturday at 10 AM; its link is under Meetings.'
export const DEMO_STUDENT_MESSAGE =
  'Ada, your mentor has read your second task and left you a note. See https://example.org/demo/notes'

/** @param dueInDays days from the day the demo school is loaded; negative ones have passed */
type DemoTask = Omit<PublishedTask, 'dueDate'> & { readonly dueInDays: number }

export const DEMO_TASKS: readonly DemoTask[] = [
  {
    lessonNumber: '1',
    title: 'Set up your tools',
    dueInDays: -15,
    time: '11:59 PM',
    details: `<p>Prepare the computer you will work on for the rest of the programme.</p>
<ol>
  <li>Install a code editor and the current version of Git.</li>
  <li>Create an account at a code hosting service with your student email.</li>
  <li>Write a short introduction of yourself in a file called <code>README.md</code>.</li>
</ol>
<p>Hand in the link to your repository and a video of <strong>two minutes</strong> that shows it.</p>`,
  },
  {
    lessonNumber: '2',
    title: 'A page about your town',
    dueInDays: -8,
    time: '11:59 PM',
    details: `<p>Build one page in plain HTML and CSS about the town you live in.</p>
<ul>
  <li>One heading, three sections and at least one picture with a description.</li>
  <li>It reads well on a phone.</li>
  <li>No copied text: write what you know.</li>
</ul>
<p>The <a href="https://example.org/demo/html-guide">HTML guide</a> has everything you need.</p>`,
  },
  {
    lessonNumber: '3',
    title: 'A form that helps',
    dueInDays: 2,
    time: '11:59 PM',
    details: `<p>Add a contact form to your page. People make mistakes: show them kindly what is missing.</p>
<ul>
  <li>Name, email and message, each with its label.</li>
  <li>Errors stand beside the field they belong to.</li>
  <li>Everything works with the keyboard alone.</li>
</ul>
<blockquote>Try it yourself first: send the form empty and see whether you would know what to do.</blockquote>`,
  },
  {
    lessonNumber: '4',
    title: 'Data from elsewhere',
    dueInDays: 9,
    time: '11:59 PM',
    details: `<p>Fetch the weather of your town from a public service and show it on your page.</p>
<p>Show what happens while it loads and when it cannot be loaded, for instance:</p>
<pre><code>The weather could not be loaded. Try again.</code></pre>
<p>Hand in the repository and a video that shows both.</p>`,
  },
  {
    lessonNumber: '5',
    title: 'Plan your project',
    dueInDays: 23,
    time: '6:00 PM',
    details: `<p>Write one page about the project you want to present at the defense summit:</p>
<ol>
  <li>Who has the problem, and how do you know?</li>
  <li>What is the smallest thing that helps?</li>
  <li>What will you leave out?</li>
</ol>
<p>Make sure that everyone who has the link can open your document.</p>`,
  },
]
