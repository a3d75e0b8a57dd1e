import type { Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser, openContext, photograph } from '../../scripts/review/photograph.ts'
import { DEVICES } from '../../scripts/review/views.ts'

const PAGE = `<h1>Page</h1>
<div style="height: 5000px; background: #00f"></div>
<div role="dialog" style="position: fixed; inset: 100px 50px auto; height: 300px; background: #f00"></div>`

test.each(DEVICES)(
  'a modal over a page that was scrolled is what its picture shows: $name',
  async (device) => {
    const browser = await openBrowser()
    onTestFinished(() => browser.close())
    const page = await (await openContext(browser, device)).newPage()
    await page.goto(`data:text/html,${encodeURIComponent(PAGE)}`)
    await page.evaluate(() => window.scrollTo(0, 2000))

    const whole = await photograph(page.getByRole('dialog'))
    const band = await photograph(page.getByRole('dialog'), { top: 50, bottom: 120 })

    expect([whole.height, band.height]).toEqual([300, 70])
    for (const { webp } of [whole, band]) {
      for (const [part, { red, blue }] of Object.entries(await corners(page, webp))) {
        expect({ part, red: red > 200, blue: blue > 50 }).toEqual({ part, red: true, blue: false })
      }
    }
  },
  60_000,
)

/** The colours just inside two corners of a picture. */
function corners(page: Page, webp: string) {
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/webp;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    const { width, height } = Object.assign(canvas, { width: image.width, height: image.height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const at = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? []
      return { red, blue }
    }
    return { first: at(5, 5), last: at(width - 5, height - 5) }
  }, webp)
}
