import type { TestSchool } from '../support/server.ts'
import { ROUTED_TASK } from '../support/routes.ts'
import { ALL_LINKS } from '../support/stored-links.ts'

/** When every picture is taken: a Monday, noon in UTC, an hour later at the school. */
export const NOW = '2026-03-02T12:00:00Z'

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Everything that the details of a task may contain. */
const RICH_DETAILS = `
<h2>What to build</h2>
<p>Add a contact form to your page. People make mistakes: <strong>show them kindly</strong> what is
missing, as the <a href="https://example.org/demo/html-guide">HTML guide</a> says.</p>
<ul><li>Name, email and message, each with its label.</li><li>Errors beside the field.
<ol><li>A list</li><li>in a list</li></ol></li></ul>
<h3>How it is marked</h3>
<table><thead><tr><th>Part</th><th>What we look at</th><th>Points</th></tr></thead>
<tbody><tr><td>Labels</td><td>Every field has one, and a press on it reaches the field</td><td>10</td></tr>
<tr><td>Errors</td><td>They stand beside the field, and say what to do</td><td>20</td></tr></tbody></table>
<pre><code>const form = document.querySelector('form'); form.addEventListener('submit', (event) =&gt; event.preventDefault())</code></pre>
<blockquote>Try it yourself first: send the form empty and see whether you would know what to do.</blockquote>
<p>A picture: <img src="/a-picture-that-is-not-there.png" alt="A form with two errors"></p>
<p>A long word: ${LONG_WORD}, and an address: https://example.org/${'a-very-long-path/'.repeat(8)}</p>`

/** Due dates around NOW, and what schools write instead of one. */
const TASKS = [
  { lessonNumber: '1', title: 'Set up your tools', dueDate: '2026-02-15', time: '11:59 PM' },
  { lessonNumber: '2', title: 'A page about your town', dueDate: '2026-03-02', time: '11:59 PM' },
  {
    ...ROUTED_TASK,
    dueDate: '2026-03-03',
    time: '11:59 PM',
    details: RICH_DETAILS,
  },
  { lessonNumber: '4', title: 'Data from elsewhere', dueDate: '2026-03-07', time: '6:00 PM' },
  { lessonNumber: '5', title: 'A task without a date', details: '<p>Take your time.</p>' },
  { lessonNumber: '6', title: 'A date in words', dueDate: 'The Friday after the review summit' },
  { lessonNumber: '7', title: '', dueDate: '2026-03-20 18:00' },
  {
    lessonNumber: '12b/2026-supplementary',
    title: `A title that goes on: plan, present and defend the project of your course, ${LONG_WORD}`,
    dueDate: '2026-12-31T23:59:59Z',
    time: 'no later than 11:59 PM, West Africa Time',
  },
]

/** The usual school: every link and task, and no message. */
export const SCHOOL: TestSchool = { now: NOW, links: { everyone: ALL_LINKS }, tasks: TASKS }
