import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { resetPassword } from '../../api/password-reset.ts'
import { AuthLayout } from './auth-layout.tsx'
import { Button } from '../../ui/button.tsx'
import { required, type Rule } from '../../ui/form-rules.ts'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm } from '../../ui/use-form.ts'
import { FormAnswer } from './form-answer.tsx'
import { useRedirect } from './use-redirect.ts'

const confirmation: Rule = (value, { password }) => {
  if (value === '') return 'Enter the new password once more.'
  return password === '' || value === password ? null : 'Passwords do not match.' // spec 5
}

const RULES = { password: required('Enter a new password.'), confirmation }

export function ResetPasswordPage() {
  const navigate = useNavigate()
  const email = useLocation({ select: (location) => location.state.email })
  const reset = useMutation({
    mutationFn: (entry: { email: string; password: string }) =>
      resetPassword(entry.email, entry.password),
  })
  const form = useForm(RULES, ({ password }) => {
    if (email !== undefined) reset.mutate({ email, password })
  })
  const done = reset.data?.ok === true
  useRedirect(done, () =>
    navigate({
      to: '/login',
      replace: true,
      state: { loginReason: 'password-changed', email: reset.variables?.email ?? '' },
    }),
  )

  return (
    <AuthLayout
      title="Set a new password"
      intro={email === undefined ? undefined : `For ${email}.`}
      foot={
        <Link to="/login" replace>
          Back to Login
        </Link>
      }
    >
      {email === undefined && (
        <Notice kind="error">
          <span>We do not know yet whose password this is.</span>
          <Link to="/forgot-password">Start with your email</Link>
        </Notice>
      )}
      <form className="blocks" noValidate onSubmit={form.onSubmit}>
        {/* Password managers save the new password for this address. They ignore a hidden input. */}
        <input
          className="visually-hidden"
          aria-hidden="true"
          tabIndex={-1}
          name="username"
          autoComplete="username"
          value={email ?? ''}
          readOnly
        />
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          required
          error={form.errorOf('password')}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          required
          error={form.errorOf('confirmation')}
        />
        <FormAnswer call={reset} success="Your password has been changed." />
        <Button type="submit" busy={reset.isPending} disabled={done}>
          Reset Password
        </Button>
      </form>
    </AuthLayout>
  )
}
