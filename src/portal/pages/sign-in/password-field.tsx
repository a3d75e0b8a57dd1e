import { useState, type ComponentProps } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** A password with a Show toggle. The toggle's name is its text, so that the label 'Password' names only the input. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>) {
  const [isVisible, setVisible] = useState(false)
  const hydrated = useHydrated()
  return (
    <Field
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className={buttonClass('quiet')}
          disabled={!hydrated}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
