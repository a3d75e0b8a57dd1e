import { SESSION_PATH } from '../../contract/paths.ts'
import { callEarly } from './early-call.ts'
import { readBuiltPage, routeOf, showsAddress } from './built-page.ts'
import { hasPendingLogout } from '../storage/settings.ts'
import { applyStoredTheme } from '../theme/theme.ts'

// The inline script of the built pages: it runs before the first paint and before every other script.
// The build adds its hash to the security policy. The portal also works without it, only later.

applyStoredTheme()
// Start each page at its top, also after a reload.
history.scrollRestoration = 'manual'

const built = readBuiltPage()
if (built && !showsAddress(built)) document.documentElement.dataset['hidden'] = ''
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
