import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmail } from '#app/features/accounts/ConfirmEmail.tsx'
import { useHash } from '#app/features/accounts/useHash.ts'
import { signIn } from '#app/i18n/en/accounts/signIn.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'

export const Route = createFileRoute('/confirm-email')({
  loader: () => ({
    head: { ...signIn.english.confirm.page, path: '/confirm-email', isPrivate: true },
  }),
  head: loadedHead,
  component: ConfirmEmailPage,
})

function ConfirmEmailPage() {
  const token = useHash()
  if (token === undefined) return <Skeleton className="mx-auto my-16 h-72 max-w-xl" />
  return <ConfirmEmail key={token} token={token} />
}
