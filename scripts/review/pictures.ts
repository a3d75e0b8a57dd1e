import { addressOf, buildSides, SIDES, type Side } from './build-sides.ts'
import type { Change } from './changes.ts'
import { DEVICES, type Device, type DeviceName } from './devices.ts'
import type { Drawable } from './drawable.ts'
import type { CardText, PageText } from './texts.ts'
import { serveSite } from './serve-site.ts'
import { openStudio, type Picture, type Studio } from './studio.ts'

/** What is shown of a card or a page. */
export type Subject = 'card' | 'modal' | 'page'

export type Pictures = {
  /** Null where there is nothing to show, or it could not be drawn. */
  readonly of: (side: Side, id: string, subject: Subject, device: DeviceName) => Picture | null
  readonly count: number
}

/** More at a time only wait for each other. */
const AT_A_TIME = 4

/** Pictures of every changed card, its modal, and every changed page, on both sides. */
export async function takePictures(
  changes: readonly Change[],
  sides: Readonly<Record<Side, Drawable | null>>,
): Promise<Pictures> {
  const jobs = SIDES.flatMap((side) => jobsOf(side, changes, sides[side]))
  const taken = new Map<string, Picture>()
  if (jobs.length > 0) await takeAll(jobs, sides, taken)
  return {
    of: (side, id, subject, device) => taken.get(nameOf(side, id, subject, device)) ?? null,
    count: taken.size,
  }
}

async function takeAll(
  jobs: Job[],
  sides: Readonly<Record<Side, Drawable | null>>,
  taken: Map<string, Picture>,
): Promise<void> {
  const [{ origin, close }, studio] = await Promise.all([
    buildSides(sides).then(serveSite),
    openStudio(),
  ])
  try {
    const work = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift())
        await takeJob(studio, origin, job, taken)
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, work))
  } finally {
    await studio.close()
    close()
  }
}

function nameOf(side: Side, id: string, subject: Subject, device: DeviceName): string {
  return [side, id, subject, device].join(' ')
}

/** One opened page of one side on one device, with all that is to be seen there. */
type Job = {
  readonly side: Side
  readonly page: string
  readonly device: Device
  readonly cards: readonly CardText[]
  readonly whole: PageText | null
}

function jobsOf(side: Side, changes: readonly Change[], drawable: Drawable | null): Job[] {
  if (!drawable) return []
  const texts = changes
    .map((change) => change[side])
    .filter(
      (text): text is CardText | PageText => text !== null && !drawable.leftOut.has(text.file),
    )
  const byPage = Map.groupBy(texts, ({ id }) => id.split('/')[0] ?? '')
  return [...byPage]
    .filter(([page]) => drawable.modules.has(`pages/${page}.tsx`))
    .flatMap(([page, shown]) =>
      DEVICES.map((device) => ({
        side,
        page,
        device,
        cards: shown.filter((text) => text.kind === 'card'),
        whole: shown.find((text) => text.kind === 'page') ?? null,
      })),
    )
}

async function takeJob(
  studio: Studio,
  origin: string,
  { side, page: slug, device, cards, whole }: Job,
  taken: Map<string, Picture>,
): Promise<void> {
  const { page, photograph, close } = await studio.open(origin + addressOf(side, slug), device)
  const keep = (id: string, subject: Subject, picture: Picture) =>
    taken.set(nameOf(side, id, subject, device.name), picture)
  const tileOf = ({ title }: CardText) => page.getByRole('article', { name: title, exact: true })
  if (whole) keep(whole.id, 'page', await photograph(page.getByRole('main')))
  // Before anything is pressed: a card under the mouse looks different.
  for (const card of cards) keep(card.id, 'card', await photograph(tileOf(card)))
  const modal = page.getByRole('dialog')
  for (const card of cards) {
    await tileOf(card).getByRole('button', { name: 'View' }).click()
    await page.mouse.move(0, 0)
    keep(card.id, 'modal', await photograph(modal))
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })
  }
  await close()
}
