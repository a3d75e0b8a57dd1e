import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { login, sessionQuery } from './backend.ts'

export function LoginPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [shown, setShown] = useState(false)
  const signIn = useMutation({
    mutationFn: login,
    onSuccess: ({ status }) => {
      client.removeQueries(sessionQuery)
      if (status === 'success') void navigate({ to: '/' })
    },
  })
  const refused = signIn.data !== undefined && signIn.data.status !== 'success'
  const problem = signIn.isError
    ? 'An error occurred. Please try again.'
    : refused
      ? signIn.data.message
      : undefined
  return (
    <main className="login">
      <h1>Student Login</h1>
      <p>Sign in to see your classes, tasks and messages.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { email, password } = Object.fromEntries(new FormData(event.currentTarget))
          signIn.mutate({ email, password })
        }}
      >
        <label>
          Email
          <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password
          <input
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            required
          />
        </label>
        <button type="button" className="plain" onClick={() => setShown(!shown)}>
          {shown ? 'Hide password' : 'Show password'}
        </button>
        <label className="check">
          <input name="remember" type="checkbox" /> Remember me
        </label>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <button type="submit" disabled={signIn.isPending}>
          Login
        </button>
      </form>
      <p>
        <a href="https://example.org/mentor-login">Staff login</a>{' '}
        <a href="https://example.org/alternate-portal">Alternate portal</a>
      </p>
      <aside>
        <p>Trouble signing in? Write to us or call.</p>
        <p>
          <a href="mailto:support@example.org">support@example.org</a>{' '}
          <a href="tel:+2348000000000">+234 800 000 0000</a>
        </p>
      </aside>
    </main>
  )
}
