import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

let ready: Promise<void> | null = null

/** Renders an SVG as a square PNG. */
export async function drawPng(svg: string, size: number): Promise<Uint8Array> {
  ready ??= start()
  await ready
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

async function start(): Promise<void> {
  const wasm = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  await initWasm(await readFile(wasm))
}
