import type { RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadChunk } from './load-chunk.ts'

/** With what loads it: the build reads off it which files the route needs. */
export type LazyComponent = RouteComponent & { readonly load: () => Promise<unknown> }

/**
 * A component of a route in a file of its own, which the router loads before it shows the route. If
 * the file does not arrive, the route's error page is shown in its place, inside what is around it.
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

  // Called by the router each time that it loads the route, and so by Try again.
  return Object.assign(Lazy, { preload: () => (Shown === null ? ask() : undefined), load })
}
