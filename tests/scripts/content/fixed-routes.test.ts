import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { pages } from '../../../src/content/compiled/index.ts'
import { FIXED_ROUTES } from '../../../src/content/fixed-routes.ts'
import { createPortalRouter } from '../../../src/portal/router.tsx'

test('the fixed routes are all routes of the portal that are not pages of content', () => {
  const router = createPortalRouter(new QueryClient(), createMemoryHistory())
  const ofContent = new Set(['/', '/$page', '/$', ...Object.values(pages).map(({ path }) => path)])
  const fixed = Object.keys(router.routesByPath).filter((path) => !ofContent.has(path))
  expect(fixed.toSorted()).toEqual(FIXED_ROUTES.toSorted())
})
