import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange, switchTheme } from '../theme/theme.ts'
import { IconButton } from './icon-button.tsx'

/** Light or dark: the system's theme, or the choice that was stored on this device. */
export function ThemeSwitch() {
  const dark = useSyncExternalStore(onThemeChange, currentTheme) === 'dark'
  return (
    <IconButton label="Dark colours" title="Dark colours" aria-pressed={dark} onClick={switchTheme}>
      {dark ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
    </IconButton>
  )
}
