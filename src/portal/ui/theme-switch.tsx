import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange, switchTheme } from '../theme/theme.ts'
import { IconButton } from './icon-button.tsx'

/** The build does not know the device's theme. */
const AS_BUILT = () => 'light'

/** Switches between light and dark. */
export function ThemeSwitch() {
  const dark = useSyncExternalStore(onThemeChange, currentTheme, AS_BUILT) === 'dark'
  return (
    <IconButton label="Dark theme" title="Dark theme" aria-pressed={dark} onClick={switchTheme}>
      {dark ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
    </IconButton>
  )
}
