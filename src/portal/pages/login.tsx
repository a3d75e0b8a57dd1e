import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { site } from '../../content/compiled/index.ts'
import { signIn } from '../api/session.ts'
import { readRememberedEmail } from '../storage.ts'
import { Button } from '../ui/button.tsx'
import { ChatFrame } from '../ui/chat-frame.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { checkForm, email, required, type FormErrors } from '../ui/form-errors.ts'
import { AuthLayout } from '../ui/auth-layout.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { LoginReason } from './login-reason.tsx'
import styles from './login.module.css'
import { ownPath } from './own-path.ts'

const RULES = {
  email: email('Enter your email.'),
  password: required('Enter your password.'),
}

export function LoginPage() {
  const router = useRouter()
  const { loginReason, from } = useLocation({ select: (location) => location.state })
  const [errors, setErrors] = useState<FormErrors>({})
  const login = useMutation({
    mutationFn: signIn,
    onSuccess: (reply) => {
      if (reply.ok) router.history.replace(ownPath(from))
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = checkForm(form, RULES)
    setErrors(checked.ok ? {} : checked.errors)
    if (!checked.ok) return
    const remember = new FormData(form).has('remember')
    login.mutate({ ...checked.values, remember })
  }

  const rememberedEmail = readRememberedEmail() ?? ''
  return (
    <>
      <AuthLayout
        title="Student Login"
        intro="Sign in to see your classes, tasks and messages."
        foot={
          <>
            <a href={site.mentorLogin}>Staff login</a>
            <a href={site.alternatePortal}>Alternate portal</a>
          </>
        }
      >
        {login.isIdle && <LoginReason reason={loginReason} from={ownPath(from)} />}
        <form className={styles.form} noValidate onSubmit={submit}>
          <ErrorSummary errors={errors} />
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={rememberedEmail}
            error={errors['email']}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={errors['password']}
          />
          <div className={styles.row}>
            <Checkbox label="Remember me" name="remember" defaultChecked={rememberedEmail !== ''} />
            <Link to="/forgot-password">Forgot Password</Link>
          </div>
          {login.data?.ok === false && !login.isPending && (
            <Notice kind="error">{login.data.message}</Notice>
          )}
          <Button type="submit" busy={login.isPending}>
            Login
          </Button>
        </form>
      </AuthLayout>
      <ChatFrame place="end" />
    </>
  )
}
