import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { FirstAdminForm } from '#app/features/accounts/FirstAdminForm.tsx'
import { Gate } from '#app/features/accounts/Gate.tsx'
import { useHash } from '#app/features/accounts/useHash.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** The target of the link that the server prints while the temple has no admin. */
export const Route = createFileRoute('/admin_/first')({
  loader: () => ({
    head: { ...signIn.english.firstAdmin.page, path: '/admin/first', isPrivate: true },
  }),
  head: loadedHead,
  component: FirstAdmin,
})

function FirstAdmin() {
  const { firstAdmin: words, over } = useWords(signIn)
  const navigate = Route.useNavigate()
  const token = useHash()
  const [isOver, setIsOver] = useState(false)
  if (isOver || token === '') {
    return (
      <EmptyState title={over.title} headingLevel={1}>
        <p role="alert">{words.overText}</p>
      </EmptyState>
    )
  }
  return (
    <Gate eyebrow={words.eyebrow} title={words.heading} intro={words.intro}>
      {token === undefined ? (
        <Skeleton className="h-96" />
      ) : (
        <FirstAdminForm
          key={token}
          token={token}
          onCreated={() => void navigate({ to: '/admin/$', params: { _splat: '' }, replace: true })}
          onOver={() => setIsOver(true)}
        />
      )}
    </Gate>
  )
}
