import { createFileRoute } from '@tanstack/react-router'
import { useHash } from '#app/features/accounts/useHash.ts'
import { invitation } from '#app/i18n/en/accounts/invitation.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** The target of the link in an invitation to the back office. */
export const Route = createFileRoute('/admin_/invitation')({
  loader: () => ({
    head: { ...invitation.english.page, path: '/admin/invitation', isPrivate: true },
  }),
  head: loadedHead,
  component: InvitationPage,
})

function Loading() {
  return <Skeleton className="mx-auto my-16 h-96 max-w-xl" />
}

const Invitation = lazyComponent(
  async () => (await import('#app/features/accounts/Invitation.tsx')).Invitation,
  Loading,
)

function InvitationPage() {
  const navigate = Route.useNavigate()
  const token = useHash()
  if (token === undefined) return <Loading />
  return (
    <Invitation
      key={token}
      token={token}
      onAccepted={() => void navigate({ to: '/admin/$', params: { _splat: '' }, replace: true })}
    />
  )
}
