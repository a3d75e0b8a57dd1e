import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { requestResetCode } from '../api/password-reset.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { checkForm, email, type FormErrors } from '../ui/form-errors.ts'
import { AuthLayout } from '../ui/auth-layout.tsx'
import { FormAnswer } from './form-answer.tsx'
import styles from './login.module.css'
import { useRedirect } from './use-redirect.ts'

const RULES = { email: email('Enter your email.') }

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const [errors, setErrors] = useState<FormErrors>({})
  const request = useMutation({ mutationFn: requestResetCode })
  const sent = request.data?.ok === true
  useRedirect(sent, () =>
    navigate({ to: '/verify-otp', state: { email: request.variables ?? '' } }),
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkForm(event.currentTarget, RULES)
    setErrors(checked.ok ? {} : checked.errors)
    if (checked.ok) request.mutate(checked.values.email)
  }

  return (
    <AuthLayout
      title="Forgot Password"
      intro="Enter the email you sign in with, and we will send you a one-time code."
      foot={<Link to="/login">Back to Login</Link>}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors['email']}
        />
        <FormAnswer call={request} success="A one-time code is on its way to your email." />
        <Button type="submit" busy={request.isPending} disabled={sent}>
          Send Code
        </Button>
      </form>
    </AuthLayout>
  )
}
