import { expect, test } from '../support/browser.ts'

// What the table of public routes says is on each page.
test.describe('2. Screens and routes', () => {
  test('/login has Email, Password and a Remember me checkbox', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
  })

  test('the toggle of /login shows the password and hides it again', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('demo-student')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveValue('demo-student')
  })

  test('the Forgot Password link of /login leads to /forgot-password', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/login`)
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect(page).toHaveURL(`${origin}/forgot-password`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password')
  })

  test('/forgot-password asks for the email alone', async ({ page, portal }) => {
    const { origin } = await portal.open()
    await page.goto(`${origin}/forgot-password`)
    await expect(page.getByRole('textbox')).toHaveCount(1)
    await expect(page.getByLabel('Email')).toBeVisible()
  })
})
