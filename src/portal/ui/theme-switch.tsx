import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange, switchTheme } from '../theme/theme.ts'
import { IconButton } from './icon-button.tsx'

/** The build does not know the device's theme. */
const AS_BUILT = () => 'light'

/** Light or dark: the system's theme, or the choice that was stored on this device. */
export function ThemeSwitch() {
  const dark = useSyncExternalStore(onThemeChange, currentTheme, AS_BUILT) === 'dark'
  return (
    <IconButton label="Dark theme" title="Dark theme" aria-pressed={dark} onClick={switchTheme}>
      {dark ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
    </IconButton>
  )
}
