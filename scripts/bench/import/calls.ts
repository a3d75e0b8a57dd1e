import { setTimeout as pause } from 'node:timers/promises'

const SIGN_IN = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'ada@example.org', password: 'demo-student' }),
}

type Work = { readonly seconds: number; readonly memory: string }

/** Calls the server all the time while something else happens: pages, which read, and sign-ins, which write. */
export async function measureCalls(origin: string) {
  const signedIn = await fetch(`${origin}/backend/login.php`, SIGN_IN)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const rows: Record<string, string>[] = []

  async function during(what: string, work: () => Promise<Work | void>): Promise<void> {
    const over = new AbortController()
    const call = async (gapMs: number, path: string, init: RequestInit) => {
      const times: number[] = []
      while (!over.signal.aborted) {
        const begun = performance.now()
        const answer = await fetch(`${origin}/backend/${path}`, init)
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
        times.push(performance.now() - begun)
        await pause(gapMs)
      }
      return times
    }
    const calling = Promise.all([
      call(5, 'auth.php', { headers: { cookie } }),
      call(250, 'login.php', SIGN_IN),
    ])
    const done = await work()
    over.abort()
    const [pages, signIns] = await calling
    rows.push({
      while: what,
      took: done ? `${done.seconds.toFixed(1)} s` : '',
      memory: done ? done.memory : '',
      'auth.php p99': milliseconds(pages, 0.99),
      longest: milliseconds(pages, 1),
      'longest sign-in': milliseconds(signIns, 1),
    })
  }
  return { rows, during }
}

function milliseconds(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other)
  const time = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `${time.toFixed(0)} ms`
}
