import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminContact } from '#app/i18n/en/contact/adminContact.ts'
import { useWords } from '#app/i18n/words.ts'
import { may } from '#contract/accounts/permissions.ts'

const lists = [
  { permission: 'bookings', to: 'bookings/all' },
  { permission: 'donations', to: 'donations' },
  { permission: 'orders', to: 'orders' },
] as const

/** Leads to what the sender of a message has booked, given and bought, in the lists one may see. */
export function SenderLinks({ email }: { email: string }) {
  const words = useWords(adminContact)
  const { sections } = useWords(admin)
  const { me } = useAdmin()
  const seen = lists.filter(({ permission }) => may(me.role, permission))
  if (seen.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 text-muted">
      {words.theirs}
      {seen.map(({ permission, to }) => (
        <AdminLink key={to} to={to} filters={{ search: email }} className="text-link">
          {sections[permission]}
        </AdminLink>
      ))}
    </p>
  )
}
