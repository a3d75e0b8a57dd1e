import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { verifyResetCode } from '../../api/password-reset.ts'
import { AuthLayout } from './auth-layout.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { AS_TYPED, Field } from '../../ui/field.tsx'
import { email, required } from '../../ui/form-rules.ts'
import { useForm } from '../../ui/use-form.ts'
import { FormAnswer } from './form-answer.tsx'
import { useRedirect } from './use-redirect.ts'

const REQUIRED = 'Email and OTP are required.' // spec 5
const RULES = { email: email(REQUIRED), code: required(REQUIRED) }

export function VerifyOtpPage() {
  const navigate = useNavigate()
  const requestedFor = useLocation({ select: (location) => location.state.email })
  const verify = useMutation({
    mutationFn: (entry: { email: string; code: string }) =>
      verifyResetCode(entry.email, entry.code),
  })
  const form = useForm(RULES, (entry) => verify.mutate(entry))
  const verified = verify.data?.ok === true
  useRedirect(verified, () =>
    navigate({
      to: '/reset-password',
      // Replace, so that only the last step keeps the email in the browser's history.
      replace: true,
      state: { email: verify.variables?.email ?? '' },
    }),
  )

  return (
    <AuthLayout
      title="Enter your code"
      intro={
        requestedFor === undefined
          ? 'Enter your email and the one-time code that we sent to it.'
          : `We sent a one-time code to ${requestedFor}.`
      }
      foot={
        <Link to="/login" replace>
          Back to Login
        </Link>
      }
    >
      <form className="blocks" noValidate onSubmit={form.onSubmit}>
        {requestedFor === undefined ? (
          // The student opened the page anew, to read the mail in between.
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            error={form.errorOf('email')}
          />
        ) : (
          <input type="hidden" name="email" value={requestedFor} readOnly />
        )}
        <Field
          label="One-time code (OTP)"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...AS_TYPED}
          required
          help="No email yet? It can take a minute; look in your spam folder too."
          error={form.errorOf('code')}
        />
        <FormAnswer call={verify} success="Code accepted. Choose a new password." />
        <Button type="submit" busy={verify.isPending} disabled={verified}>
          Verify Code
        </Button>
        <Link to="/forgot-password" replace className={buttonClass('quiet')}>
          Send a new code
        </Link>
      </form>
    </AuthLayout>
  )
}
