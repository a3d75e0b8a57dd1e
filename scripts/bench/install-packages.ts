import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT } from '../project.ts'
import { run } from '../run.ts'

/** Where the benchmarks keep what is no part of the project. */
export const BENCH = path.join(PROJECT, '.cache', 'bench')

/** Installs packages into a folder where they are not yet. Answers whether they are there now. */
export async function installPackages(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<boolean> {
  await mkdir(folder, { recursive: true })
  const manifest = { private: true, type: 'module', dependencies }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest))
  const args = ['install', '--prefix', folder, '--prefer-offline', '--loglevel', 'error']
  return (await run('npm', args)) === 0
}
