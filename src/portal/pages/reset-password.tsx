import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { resetPassword } from '../api/password-reset.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { checkForm, required, type FormErrors } from '../ui/form-errors.ts'
import { AuthLayout } from '../ui/auth-layout.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { FormAnswer } from './form-answer.tsx'
import styles from './login.module.css'
import { useRedirect } from './use-redirect.ts'

const RULES = {
  password: required('Enter a new password.'),
  confirmation: required('Enter the new password once more.'),
}

export function ResetPasswordPage() {
  const navigate = useNavigate()
  const email = useLocation({ select: (location) => location.state.email })
  const [errors, setErrors] = useState<FormErrors>({})
  const reset = useMutation({
    mutationFn: (entry: { email: string; password: string }) =>
      resetPassword(entry.email, entry.password),
  })
  const done = reset.data?.ok === true
  useRedirect(done, () => navigate({ to: '/login' }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkForm(event.currentTarget, RULES)
    if (!checked.ok) return setErrors(checked.errors)
    const { password, confirmation } = checked.values
    if (password !== confirmation) return setErrors({ confirmation: 'Passwords do not match.' })
    setErrors({})
    if (email !== undefined) reset.mutate({ email, password })
  }

  return (
    <AuthLayout
      title="Set a new password"
      intro={email === undefined ? undefined : `For ${email}.`}
      foot={<Link to="/login">Back to Login</Link>}
    >
      {email === undefined && (
        <Notice kind="error">
          <span>We do not know yet whose password this is.</span>
          <Link to="/forgot-password">Start with your email</Link>
        </Notice>
      )}
      <form className={styles.form} noValidate onSubmit={submit}>
        <ErrorSummary errors={errors} />
        {/* Password managers file the new password under this address. */}
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} readOnly />
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          required
          error={errors['password']}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          required
          error={errors['confirmation']}
        />
        <FormAnswer call={reset} success="Your password has been changed." />
        <Button type="submit" busy={reset.isPending} disabled={done}>
          Reset Password
        </Button>
      </form>
    </AuthLayout>
  )
}
