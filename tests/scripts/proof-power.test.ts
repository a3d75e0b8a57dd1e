import { describe, expect, test } from 'vitest'
import { dropped, kept, reordered, tear, torn } from '../../scripts/proof/power/cuts.ts'
import { Disk, type Change, type Cut, type Step } from '../../scripts/proof/power/disk.ts'

const name = 'a'
const write = (text: string, at = 0): Step => ({
  kind: 'write',
  name,
  at,
  bytes: Buffer.from(text),
})
const created: Step[] = [{ kind: 'create', name }, { kind: 'sync folder' }]
const sync: Step = { kind: 'sync', name }

/** What each file holds when the power comes back. */
function left(steps: readonly Step[], cut: Cut): Record<string, string> {
  const disk = new Disk()
  for (const step of steps) disk.do(step)
  return Object.fromEntries(
    [...disk.after(cut).files].map(([name, bytes]) => [name, String(bytes)]),
  )
}

const onlyTheLast: Cut = (unsafe) => unsafe.slice(-1)

describe('the disk whose power is cut', () => {
  test('keeps what was synced', () => {
    expect(left([...created, write('safe'), sync], dropped)).toEqual({ a: 'safe' })
  })

  test('keeps what was not synced only where the cut leaves it', () => {
    const steps = [...created, write('safe'), sync, write('gone')]
    expect(left(steps, dropped)).toEqual({ a: 'safe' })
    expect(left(steps, kept)).toEqual({ a: 'gone' })
  })

  test('can keep a later write without an earlier one', () => {
    expect(left([...created, write('early'), write('late', 5)], onlyTheLast)).toEqual({
      a: '\0\0\0\0\0late',
    })
  })

  test('keeps no name that only the file was synced for', () => {
    expect(left([{ kind: 'create', name }, write('safe'), sync], dropped)).toEqual({})
  })

  test('brings a removed file back whose folder was not synced, with its own content', () => {
    const anew: Step[] = [{ kind: 'remove', name }, { kind: 'create', name }, write('new')]
    expect(left([...created, write('old'), sync, ...anew], dropped)).toEqual({ a: 'old' })
    expect(left([...created, write('old'), sync, ...anew], kept)).toEqual({ a: 'new' })
  })

  test('shortens a file as far as that is safe', () => {
    const shortened: Step[] = [...created, write('long'), sync, { kind: 'resize', name, size: 2 }]
    expect(left(shortened, dropped)).toEqual({ a: 'long' })
    expect(left([...shortened, sync], dropped)).toEqual({ a: 'lo' })
  })

  test('says whether anything is missing', () => {
    const disk = new Disk()
    for (const step of [...created, write('text'), sync]) disk.do(step)
    expect(disk.after(dropped).isWhole).toBe(true)
    disk.do(write('more'))
    expect(disk.after(dropped).isWhole).toBe(false)
    expect(disk.after(torn).isWhole).toBe(false)
    expect(disk.after(kept).isWhole).toBe(true)
  })
})

const written = (at: number, size: number): Change => ({
  kind: 'write',
  file: {},
  at,
  bytes: Buffer.alloc(size),
})

const sizeOf = (change: Change | undefined) => (change?.kind === 'write' ? change.bytes.length : 0)

describe('a cut', () => {
  test('tears a write at a half of a sector', () => {
    for (let tries = 0; tries < 50; tries += 1) {
      const size = sizeOf(tear(written(56, 4096)))
      expect((56 + size) % 256).toBe(0)
      expect(size).toBeGreaterThan(0)
      expect(size).toBeLessThan(4096)
    }
  })

  test('tears a write in two that lies within half a sector', () => {
    expect(sizeOf(tear(written(32, 24)))).toBe(12)
  })

  test('that reorders leaves some writes, whatever their order, and not others', () => {
    const unsafe = Array.from({ length: 200 }, (_, index) => written(index * 4096, 4096))
    const left = reordered(unsafe)
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(200)
    expect(left.some((change) => sizeOf(change) < 4096)).toBe(true)
  })
})
