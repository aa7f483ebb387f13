import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ConfirmEmail } from '#app/features/accounts/ConfirmEmail.tsx'
import { ForgotPassword } from '#app/features/accounts/ForgotPassword.tsx'
import { Gate } from '#app/features/accounts/Gate.tsx'
import { LoginForm } from '#app/features/accounts/LoginForm.tsx'
import { LoginNotice } from '#app/features/accounts/LoginNotice.tsx'
import { NewPassword } from '#app/features/accounts/NewPassword.tsx'
import { type Registered, SignupForm } from '#app/features/accounts/SignupForm.tsx'
import { useHash } from '#app/features/accounts/useHash.ts'
import { signIn } from '#app/i18n/en/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { pageBehind } from '#app/routing/pageBehind.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Who has just opened an account, for the page where they sign in. */
    registered?: Registered
  }
}

const english = signIn.english
const head = (page: { title: string; description: string }, path: string) => () => ({
  head: { ...page, path, isPrivate: true },
})

export const login = { Page: Login, prepare: head(english.login.page, '/login') }
export const signup = { Page: Signup, prepare: head(english.signup.page, '/signup') }
export const forgot = { Page: Forgot, prepare: head(english.forgot.page, '/forgot-password') }
export const confirm = { Page: Confirm, prepare: head(english.confirm.page, '/confirm-email') }

function Login() {
  const { login: words } = useWords(signIn)
  const navigate = useNavigate()
  const registered = useLocation({ select: ({ state }) => state.registered })
  const [isOther, setIsOther] = useState(false)
  const handleSignedIn = () => void navigate({ href: pageBehind(location), replace: true })
  return (
    <Gate
      eyebrow={words.eyebrow}
      title={words.heading}
      intro={words.intro}
      others={
        <>
          <Link to="/forgot-password" className="text-link self-center!">
            {words.forgot}
          </Link>
          <p>
            {words.noAccount}{' '}
            <Link to="/signup" className="text-link">
              {words.signUp}
            </Link>
          </p>
        </>
      }
    >
      <LoginNotice
        registered={registered}
        isOther={isOther}
        onOther={() => setIsOther(true)}
        toAccount={
          <Link to="/profile" className={buttonClass()}>
            {words.toAccount}
          </Link>
        }
      >
        <LoginForm username={registered?.username ?? ''} onSignedIn={handleSignedIn} />
      </LoginNotice>
    </Gate>
  )
}

function Signup() {
  const { signup: words } = useWords(signIn)
  const navigate = useNavigate()
  const handleRegistered = (registered: Registered) =>
    void navigate({ to: '/login', state: { registered } })
  return (
    <Gate
      eyebrow={words.eyebrow}
      title={words.heading}
      intro={words.intro}
      others={
        <p>
          {words.haveAccount}{' '}
          <Link to="/login" className="text-link">
            {words.login}
          </Link>
        </p>
      }
    >
      <SignupForm
        onRegistered={handleRegistered}
        terms={
          <Link to="/$arriving" params={{ arriving: 'terms' }} className="text-link">
            {words.readTerms}
          </Link>
        }
      />
    </Gate>
  )
}

function Forgot() {
  const words = useWords(signIn)
  const navigate = useNavigate()
  const token = useHash()
  const [isOver, setIsOver] = useState(false)
  if (isOver) {
    const handleAgain = () => {
      setIsOver(false)
      void navigate({ to: '/forgot-password', hash: '', replace: true })
    }
    return (
      <LinkOver>
        <button type="button" className={buttonClass()} onClick={handleAgain}>
          {words.over.newLink}
        </button>
      </LinkOver>
    )
  }
  const isNew = Boolean(token)
  return (
    <Gate
      title={isNew ? words.forgot.newHeading : words.forgot.heading}
      intro={isNew ? words.forgot.newIntro : words.forgot.intro}
      others={
        <Link to="/login" className="text-link self-center!">
          {words.forgot.backToLogin}
        </Link>
      }
    >
      {token === undefined && <Skeleton className="h-48" />}
      {token === '' && <ForgotPassword />}
      {token && (
        <NewPassword
          key={token}
          token={token}
          onChanged={() => void navigate({ to: '/login', replace: true })}
          onOver={() => setIsOver(true)}
        />
      )}
    </Gate>
  )
}

function LinkOver({ children }: { children: ReactNode }) {
  const { over } = useWords(signIn)
  return (
    <div role="alert">
      <EmptyState title={over.title} headingLevel={1} action={children}>
        <p>{over.text}</p>
      </EmptyState>
    </div>
  )
}

function Confirm() {
  const token = useHash()
  if (token === undefined) return <Skeleton className="mx-auto my-16 h-72 max-w-xl" />
  return <ConfirmEmail key={token} token={token} />
}
