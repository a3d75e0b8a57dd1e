import type { RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadChunk } from './load-chunk.ts'

/** `load` is the import. The build calls it to find the files of a route. */
export type LazyComponent = RouteComponent & { readonly load: () => Promise<unknown> }

/**
 * A route's component in a chunk of its own. The router loads it before it shows the route. If it fails
 * to load, the route shows its error page inside the shell.
 */
export function lazyComponent<Module extends object>(
  load: () => Promise<Module>,
  name: keyof Module & string,
): LazyComponent {
  let Shown: ComponentType | null = null

  async function ask(): Promise<void> {
    // A cast: the component's own type would make the router's types circular.
    Shown = (await loadChunk(load))[name] as ComponentType
  }

  function Lazy() {
    if (Shown === null) throw new Error(`${name} is shown before it was loaded`)
    return <Shown />
  }

  // The router calls preload whenever it loads the route, so also on Try again.
  return Object.assign(Lazy, { preload: () => (Shown === null ? ask() : undefined), load })
}
