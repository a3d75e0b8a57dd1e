import type { Locator, Page } from '@playwright/test'
import { FAILED_CALL } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import type { TestSchool } from '../support/server.ts'

/** What runs, sends, covers the page or takes a name of the document, if it is let through. */
const HOSTILE_HTML: Readonly<Record<string, string>> = {
  'a script': '<script>window.ran = true</script>',
  'a script in an SVG': '<svg><script>window.ran = true</script></svg>',
  'an event of an image': '<img src="/nothing.png" onerror="window.ran = true">',
  'an event of an SVG': '<svg onload="window.ran = true"><circle r="1"/></svg>',
  'an event of a toggle': '<details open ontoggle="window.ran = true">x</details>',
  'an event that comes by itself': '<input autofocus onfocus="window.ran = true">',
  'a broken tag that heals into a script': '<math><mi><style><img src onerror="ran=true">',
  'a frame': '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  'an object': '<object data="data:text/html,x"></object><embed src="/x">',
  'a form': '<form action="https://elsewhere.example"><button>Sign in again</button></form>',
  'a field': '<input name="password"><textarea></textarea><select></select>',
  'a style sheet': '<style>body { display: none }</style><link rel="stylesheet" href="/x.css">',
  'a style': '<div style="position: fixed; inset: 0; background: red">x</div>',
  'a class of ours': '<div class="overlay">x</div>',
  'a base address': '<base href="https://elsewhere.example/">',
  'a redirect': '<meta http-equiv="refresh" content="0; url=https://elsewhere.example">',
  'an id of ours': '<p id="main">x</p><p id="root">y</p>',
  'names that hide what a document has': '<img name="getElementById"><a name="cookie">x</a>',
  'an attribute that a script may read': '<p data-state="open" aria-hidden="true">x</p>',
}

const HOSTILE_ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  ' javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  '//elsewhere.example',
  '/\\elsewhere.example',
]

/** Elements, in capitals, and attributes that may stay of what is tried here. */
const LET_THROUGH =
  /^(?:P|A|H2|OL|LI|TABLE|TBODY|TR|TH|TD|PRE|IMG|DIV|href|target|rel|src|alt|loading)$/

test.describe('Bad input: task details are HTML from a backend', () => {
  // The sanitiser has to hold alone; what it takes out would also leave a line in the console here,
  // for it reads the details in a document that inherits the page's policy.
  test.use({ bypassCSP: true })

  // A picture that is not there is let through, and leaves a line in the console.
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(FAILED_CALL))

  for (const [what, html] of Object.entries(HOSTILE_HTML)) {
    test(`${what} in task details is let through neither to run nor to be seen`, async ({
      page,
      portal,
    }) => {
      const dialogs = watchDialogs(page)
      const { origin } = await portal.open(taskWith(`<p>Before</p>${html}<p>The end</p>`))
      await openTask(page, origin)
      const details = page.getByText('Before', { exact: true }).locator('..')
      await expect(details).toBeVisible()
      expect(await tracesOf(details), 'left of it').toEqual([])
      expect(await page.evaluate(() => 'ran' in window), 'it ran').toBe(false)
      expect(dialogs).toEqual([])
      await expect(page.getByRole('link', { name: 'Submit Task Here' })).toBeVisible()
    })
  }

  test('a link in task details that is none to the web, a mail, a phone or a page leads nowhere', async ({
    page,
    portal,
  }) => {
    const links = HOSTILE_ADDRESSES.map((address) => `<p><a href="${address}">Press me</a></p>`)
    const { origin } = await portal.open(taskWith(links.join('')))
    await openTask(page, origin)
    await expect(page.getByText('Press me')).toHaveCount(HOSTILE_ADDRESSES.length)
    await expect(page.getByRole('link', { name: 'Press me' })).toHaveCount(0)
  })

  test('a link in task details opens in a new tab that knows nothing of the portal', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(
      taskWith('<a href="https://guide.example.org/" target="_self">Guide</a>'),
    )
    await openTask(page, origin)
    const link = page.getByRole('link', { name: 'Guide' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('plain structure in task details is kept', async ({ page, portal }) => {
    const { origin } = await portal.open(
      taskWith(
        '<h2>Parts</h2><ol><li>One</li></ol><table><tr><th>A</th></tr><tr><td>1</td></tr></table><pre>x &lt; y</pre>',
      ),
    )
    await openTask(page, origin)
    const details = page.getByRole('article')
    await expect(details.getByRole('heading', { name: 'Parts' })).toBeVisible()
    await expect(details.getByRole('listitem')).toHaveText('One')
    await expect(details.getByRole('columnheader')).toHaveText('A')
    await expect(details.getByText('x < y')).toBeVisible()
  })
})

function taskWith(details: string): TestSchool {
  return { tasks: [{ lessonNumber: '3', title: 'Hostile', details }] }
}

async function openTask(page: Page, origin: string): Promise<void> {
  await enter(page, `${origin}/mentor-tasks/3`)
  await expectPage(page, 'Hostile')
}

function watchDialogs(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('dialog', async (dialog) => {
    seen.push(dialog.message())
    await dialog.dismiss()
  })
  return seen
}

/** Every element and attribute within that no task needs. */
async function tracesOf(details: Locator): Promise<string[]> {
  const found = await details
    .locator('*')
    .evaluateAll((elements) =>
      elements.flatMap(({ tagName, attributes }) => [
        tagName,
        ...Array.from(attributes, ({ name }) => name),
      ]),
    )
  return found.filter((name) => !LET_THROUGH.test(name))
}
