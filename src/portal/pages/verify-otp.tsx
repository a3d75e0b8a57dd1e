import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { verifyResetCode } from '../api/password-reset.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { checkForm, required, type FormErrors } from '../ui/form-errors.ts'
import { AuthLayout } from '../ui/auth-layout.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormAnswer } from './form-answer.tsx'
import styles from './login.module.css'
import { useRedirect } from './use-redirect.ts'

const REQUIRED = 'Email and OTP are required.' // spec 5
const RULES = { code: required(REQUIRED) }

export function VerifyOtpPage() {
  const navigate = useNavigate()
  const email = useLocation({ select: (location) => location.state.email })
  const [errors, setErrors] = useState<FormErrors>({})
  const verify = useMutation({
    mutationFn: (entry: { email: string; code: string }) =>
      verifyResetCode(entry.email, entry.code),
  })
  const verified = verify.data?.ok === true
  useRedirect(verified, () =>
    navigate({ to: '/reset-password', state: { email: verify.variables?.email ?? '' } }),
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkForm(event.currentTarget, RULES)
    setErrors(checked.ok ? {} : checked.errors)
    if (checked.ok && email !== undefined) verify.mutate({ email, code: checked.values.code })
  }

  return (
    <AuthLayout
      title="Enter your code"
      intro={email === undefined ? undefined : `We sent a one-time code to ${email}.`}
      foot={
        <>
          <Link to="/forgot-password">Send a new code</Link>
          <Link to="/login">Back to Login</Link>
        </>
      }
    >
      {email === undefined && (
        <Notice kind="error">
          <span>{REQUIRED}</span>
          <Link to="/forgot-password">Start with your email</Link>
        </Notice>
      )}
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          label="One-time code (OTP)"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          help="No email yet? It can take a minute; look in your spam folder too."
          error={errors['code']}
        />
        <FormAnswer call={verify} success="Your code is right." />
        <Button type="submit" busy={verify.isPending} disabled={verified}>
          Verify Code
        </Button>
      </form>
    </AuthLayout>
  )
}
