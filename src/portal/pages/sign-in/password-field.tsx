import { useState, type ComponentProps } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** A password with a Show toggle. The toggle's name is its text, so that the label 'Password' names only the input. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className={buttonClass('quiet')}
          disabled={!hydrated}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  )
}
