import { drawnPortal, expect, test } from '../../support/preview.ts'

test('the preview says when it has ended, and continues when it is started again', async ({
  page,
  preview,
  expectedErrors,
}) => {
  // Pending requests fail.
  expectedErrors.push(
    /ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/,
  )
  test.slow() // starting a second preview takes long
  await preview.show('classes')
  const heading = drawnPortal(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Classes')
  await preview.end()
  await expect(page.getByText('The preview has ended, so nothing new is shown.')).toBeVisible()
  await preview.start()
  await expect(page.getByText('The preview has ended')).toBeHidden({ timeout: 30_000 })
  await preview.change('content/classes/page.md', 'title: Classes', 'title: Lessons')
  await expect(heading).toHaveText('Lessons', { timeout: 30_000 })
})
