import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { site } from '../../../content/compiled/index.ts'
import { safeRedirectPath } from '../../../contract/address.ts'
import { signInMutation } from '../../api/session.ts'
import { readRememberedEmail } from '../../storage/settings.ts'
import { AuthLayout } from './auth-layout.tsx'
import { Button } from '../../ui/button.tsx'
import { ChatFrame } from '../chat-frame.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { email, required } from '../../ui/form-rules.ts'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm, type FieldError } from '../../ui/use-form.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { whenLoaded } from '../../when-loaded.ts'
import { isWaiting, LoginReason } from './login-reason.tsx'
import { useSessionRetry } from './use-session-retry.ts'

const route = getRouteApi('/login')

const RULES = {
  email: email('Enter your email.'),
  password: required('Enter your password.'),
}

export function LoginPage() {
  const router = useRouter()
  const entry = useLocation({ select: (location) => location.state })
  const login = useMutation({
    ...signInMutation,
    onSuccess: (reply) => {
      if (reply.ok) goOn()
    },
  })
  const goOn = () => router.history.replace(safeRedirectPath(entry.from))
  const again = useSessionRetry(entry, login.isIdle, goOn)

  const { prefetchDashboard } = route.useRouteContext()
  useEffect(() => whenLoaded(prefetchDashboard), [prefetchDashboard])

  // Fold the form: most students are still signed in, and signing in also needs the school's site.
  const waits = login.isIdle && isWaiting(again.reason)
  const [unfolded, setUnfolded] = useState(false)
  const isFolded = waits && !unfolded
  const unfold = () => {
    flushSync(() => setUnfolded(true))
    document.querySelector<HTMLInputElement>('input[name=email]')?.focus()
  }

  const form = useForm(RULES, (values, element) => {
    login.mutate({ ...values, remember: new FormData(element).has('remember') })
  })

  return (
    <>
      <AuthLayout
        title="Student Login"
        intro={waits ? undefined : 'Sign in to see your classes, tasks and messages.'}
        foot={
          <>
            {site.mentorLogin !== undefined && <a href={site.mentorLogin}>Staff login</a>}
            {site.alternatePortal !== undefined && (
              <a href={site.alternatePortal}>Alternate portal</a>
            )}
          </>
        }
      >
        {login.isIdle && (
          <LoginReason
            reason={again.reason}
            onTryAgain={again.ask}
            busy={again.isAsking}
            isFirst={isFolded}
            onContinue={goOn}
          />
        )}
        {isFolded ? (
          <Button variant="quiet" onClick={unfold}>
            Sign in with another account
          </Button>
        ) : (
          <form className="blocks" noValidate onSubmit={form.onSubmit}>
            <EmailField handedOn={entry.email} error={form.errorOf('email')} />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="current-password"
              required
              error={form.errorOf('password')}
            />
            <div className="apart">
              <RememberMe />
              <Link to="/forgot-password">Forgot Password</Link>
            </div>
            {login.data?.ok === false && !login.isPending && (
              <Notice kind="error">{login.data.message}</Notice>
            )}
            <Button type="submit" busy={login.isPending}>
              Login
            </Button>
          </form>
        )}
      </AuthLayout>
      <ChatFrame place="end" />
    </>
  )
}

function EmailField({
  handedOn,
  error,
}: {
  handedOn: string | undefined
  error: FieldError | undefined
}) {
  const remembered = useRememberedEmail()
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      defaultValue={handedOn ?? remembered}
      error={error}
    />
  )
}

function RememberMe() {
  const isRemembered = useRememberedEmail() !== ''
  // The key remounts the checkbox when hydration finds an address: React ignores a changed defaultChecked.
  return (
    <Checkbox
      key={String(isRemembered)}
      label="Remember me"
      name="remember"
      defaultChecked={isRemembered}
    />
  )
}

/** '' in the prerendered page, which does not know the device. */
function useRememberedEmail(): string {
  return (useHydrated() ? readRememberedEmail() : null) ?? ''
}
