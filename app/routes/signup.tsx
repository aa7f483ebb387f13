import { createFileRoute, Link } from '@tanstack/react-router'
import { Gate } from '#app/features/accounts/Gate.tsx'
import { type NewAccount, SignupForm } from '#app/features/accounts/SignupForm.tsx'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

export const Route = createFileRoute('/signup')({
  loader: () => ({ head: { ...signIn.english.signup.page, path: '/signup', isPrivate: true } }),
  head: loadedHead,
  component: SignupPage,
})

function SignupPage() {
  const { signup: words } = useWords(signIn)
  const navigate = Route.useNavigate()
  const handleRegistered = (registered: NewAccount) =>
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
          <Link to="/$page" params={{ page: 'terms' }} className="text-link">
            {words.readTerms}
          </Link>
        }
      />
    </Gate>
  )
}
