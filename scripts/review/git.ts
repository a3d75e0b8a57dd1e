import { spawn } from 'node:child_process'
import { ReviewStopped } from './stopped.ts'

/** What git printed; null when it refused, as it does for a commit that is not here. */
export async function askGit(root: string, args: readonly string[]): Promise<string | null> {
  const { code, out } = await runGit(root, args, '')
  return code === 0 ? out.toString('utf8').trim() : null
}

/**
 * What git printed, as bytes.
 * @throws when git refused
 */
export async function readGit(root: string, args: readonly string[], input = ''): Promise<Buffer> {
  const { code, out, complaint } = await runGit(root, args, input)
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${complaint}`)
  return out
}

type Ran = { readonly code: number | null; readonly out: Buffer; readonly complaint: string }

function runGit(root: string, args: readonly string[], input: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd: root })
    const out: Buffer[] = []
    const complaints: Buffer[] = []
    child.stdout.on('data', (bytes: Buffer) => out.push(bytes))
    child.stderr.on('data', (bytes: Buffer) => complaints.push(bytes))
    child.once('error', () => {
      reject(new ReviewStopped('The review compares two versions, and needs git for that.'))
    })
    child.once('close', (code) => {
      const complaint = Buffer.concat(complaints).toString('utf8').trim()
      resolve({ code, out: Buffer.concat(out), complaint })
    })
    // A command that reads nothing may end before it has taken an empty input.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
