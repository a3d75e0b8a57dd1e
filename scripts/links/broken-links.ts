import { placeOf, type Place } from '../content/source.ts'
import type { Content } from '../content/content.ts'

/** An address that does not open, with every place in content that leads to it. */
export type BrokenLink = {
  readonly address: string
  readonly places: readonly Place[]
  /** Such as 'the website answers 404'. */
  readonly because: string
}

type Ask = (address: string, options: RequestInit) => Promise<Response>

const AT_ONCE = 4
const PATIENCE_MS = 20_000
/** Set aside for examples; `content:check -- --placeholders` lists these. */
const EXAMPLE = /(?:^|\.)example\.(?:org|com|net)$/

/** Asks every address of another website once. */
export async function findBrokenLinks(
  content: Pick<Content, 'references'>,
  ask: Ask = fetch,
): Promise<{ broken: BrokenLink[]; unclear: number }> {
  const waiting = outwardLinks(content).entries()
  const broken: BrokenLink[] = []
  let unclear = 0
  const askNext = async () => {
    for (const [address, places] of waiting) {
      const because = await whyBroken(address, ask)
      if (because === UNCLEAR) unclear++
      else if (because !== null) broken.push({ address, places, because })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askNext))
  return { broken: broken.toSorted((a, b) => (a.address < b.address ? -1 : 1)), unclear }
}

function outwardLinks({ references }: Pick<Content, 'references'>): Map<string, Place[]> {
  const links = new Map<string, Place[]>()
  for (const { spot, target } of references) {
    const leads = target.kind === 'address' ? target.leads : null
    if (leads?.kind !== 'web' || EXAMPLE.test(leads.host)) continue
    const [address = ''] = leads.href.split('#')
    links.set(address, [...(links.get(address) ?? []), placeOf(spot)])
  }
  return links
}

/** A website can be busy or slow, or refuse programs. */
const UNCLEAR = ''

/** Null if the address opens. */
async function whyBroken(address: string, ask: Ask): Promise<string | null> {
  let because = UNCLEAR
  // Some websites answer HEAD wrongly.
  for (const method of ['HEAD', 'GET']) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const { ok, status, body } = await ask(address, { method, signal })
      await body?.cancel()
      if (ok) return null
      because = status === 404 || status === 410 ? `the website answers ${status}` : UNCLEAR
    } catch (error) {
      because = whyFailed(error)
    }
  }
  return because
}

/** The codes of https://nodejs.org/api/tls.html#x509-certificate-error-codes, and of a name that is not found. */
function whyFailed(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  const code = cause?.code ?? ''
  if (code === 'ENOTFOUND') return 'there is no website with this name'
  if (!/CERT|^UNABLE_TO_VERIFY/.test(code)) return UNCLEAR
  return 'its certificate is not valid, so browsers warn'
}
