import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Gate } from '#app/features/accounts/Gate.tsx'
import { LoginForm } from '#app/features/accounts/LoginForm.tsx'
import { LoginNotice } from '#app/features/accounts/LoginNotice.tsx'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { pageBehind } from '#app/features/accounts/pageBehind.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { buttonClass } from '#app/ui/Button.tsx'

export const Route = createFileRoute('/login')({
  // The page to come back to.
  validateSearch: textSearch('back'),
  loader: () => ({ head: { ...signIn.english.login.page, path: '/login', isPrivate: true } }),
  head: loadedHead,
  component: LoginPage,
})

function LoginPage() {
  const { login: words } = useWords(signIn)
  const navigate = Route.useNavigate()
  const { back } = Route.useSearch()
  const registered = useLocation({ select: ({ state }) => state.registered })
  const [isOther, setIsOther] = useState(false)
  const handleSignedIn = () =>
    void navigate({ href: pageBehind(back, location.origin), replace: true })
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
