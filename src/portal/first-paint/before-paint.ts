import { SESSION_PATH } from '../../contract/paths.ts'
import { callEarly } from './early-call.ts'
import { readBuiltPage, routeOf, showsAddress } from './built-page.ts'
import { hasPendingLogout } from '../storage/settings.ts'
import { applyStoredTheme } from '../theme/theme.ts'

// The one script inside the built pages: it runs before the first paint, and before any other script
// is there. The build puts it into each of them, and its hash into the security policy. The portal works
// without it, as in a browser that was given another policy; it then asks for all of this later.

applyStoredTheme()
// Start each page at its top, also after a reload.
history.scrollRestoration = 'manual'

const built = readBuiltPage()
if (built && !showsAddress(built)) document.documentElement.dataset['shows'] = 'nothing'
const route = built && routeOf(location.pathname, built)
if (route) {
  if (!route.isPublic && !hasPendingLogout()) callEarly(SESSION_PATH)
  for (const script of route.scripts) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = script
    document.head.append(link)
  }
}

// The first date that a browser formats takes a slow phone 60 ms. Once something is painted, the phone only
// waits for the scripts, and has that time to spare. Later it would keep the student from the cards.
new PerformanceObserver(() => new Intl.DateTimeFormat().format()).observe({ type: 'paint' })
