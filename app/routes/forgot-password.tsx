import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ForgotPassword } from '#app/features/accounts/ForgotPassword.tsx'
import { Gate } from '#app/features/accounts/Gate.tsx'
import { LinkExpired } from '#app/features/accounts/LinkExpired.tsx'
import { NewPassword } from '#app/features/accounts/NewPassword.tsx'
import { useHash } from '#app/features/accounts/useHash.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

export const Route = createFileRoute('/forgot-password')({
  loader: () => ({
    head: { ...signIn.english.forgot.page, path: '/forgot-password', isPrivate: true },
  }),
  head: loadedHead,
  component: ForgotPage,
})

function ForgotPage() {
  const words = useWords(signIn)
  const navigate = Route.useNavigate()
  const token = useHash()
  const [isOver, setIsOver] = useState(false)
  if (isOver) {
    const handleRetry = () => {
      setIsOver(false)
      void navigate({ to: '/forgot-password', hash: '', replace: true })
    }
    return (
      <LinkExpired>
        <button type="button" className={buttonClass()} onClick={handleRetry}>
          {words.over.newLink}
        </button>
      </LinkExpired>
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
