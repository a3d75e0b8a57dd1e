import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { requestResetCode } from '../../api/password-reset.ts'
import { AuthLayout } from './auth-layout.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { email } from '../../ui/form-rules.ts'
import { useForm } from '../../ui/use-form.ts'
import { FormAnswer } from './form-answer.tsx'
import { useRedirect } from './use-redirect.ts'

const RULES = { email: email('Enter your email.') }

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const request = useMutation({ mutationFn: requestResetCode })
  const form = useForm(RULES, (values) => request.mutate(values.email))
  const isSent = request.data?.ok === true
  useRedirect(isSent, () =>
    navigate({ to: '/verify-otp', state: { email: request.variables ?? '' } }),
  )

  return (
    <AuthLayout
      title="Forgot Password"
      intro="Enter the email you sign in with, and we will send you a one-time code."
      foot={<Link to="/login">Back to Login</Link>}
    >
      <form className="blocks" noValidate onSubmit={form.onSubmit}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={form.errorOf('email')}
        />
        <FormAnswer call={request} success="A one-time code is on its way to your email." />
        <Button type="submit" busy={request.isPending} disabled={isSent}>
          Send Code
        </Button>
      </form>
    </AuthLayout>
  )
}
