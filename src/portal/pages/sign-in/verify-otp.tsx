import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { verifyResetCode } from '../../api/password-reset.ts'
import { AuthLayout } from '../../ui/auth-layout.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { required } from '../../ui/form-rules.ts'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../ui/use-form.ts'
import { FormAnswer } from './form-answer.tsx'
import { useRedirect } from './use-redirect.ts'

const REQUIRED = 'Email and OTP are required.' // spec 5
const RULES = { code: required(REQUIRED) }

export function VerifyOtpPage() {
  const navigate = useNavigate()
  const email = useLocation({ select: (location) => location.state.email })
  const verify = useMutation({
    mutationFn: (entry: { email: string; code: string }) =>
      verifyResetCode(entry.email, entry.code),
  })
  const form = useForm(RULES, ({ code }) => {
    if (email !== undefined) verify.mutate({ email, code })
  })
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
      intro={email === undefined ? undefined : `We sent a one-time code to ${email}.`}
      foot={
        <Link to="/login" replace>
          Back to Login
        </Link>
      }
    >
      {email === undefined && (
        <Notice kind="error">
          <span>{REQUIRED}</span>
          <Link to="/forgot-password">Start with your email</Link>
        </Notice>
      )}
      <form className="blocks" noValidate onSubmit={form.onSubmit}>
        <Field
          label="One-time code (OTP)"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
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
