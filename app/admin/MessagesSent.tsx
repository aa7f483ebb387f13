import { messagesSent } from '#app/i18n/en/notifications/deliveryKinds.ts'
import { useWords } from '#app/i18n/words.ts'
import { may } from '#contract/accounts/permissions.ts'
import { listDeliveriesAbout } from '#contract/notifications/admin.ts'
import { AdminLink } from './AdminLink.tsx'
import { useAdmin } from './adminContext.ts'
import { momentOf } from './moments.ts'
import { useRead } from './useRead.ts'

/** Which emails went out about a donation, booking or order; nothing while there are none. */
export function MessagesSent({ reference }: { reference: string }) {
  const words = useWords(messagesSent)
  const { me, timeZone } = useAdmin()
  const { data } = useRead(listDeliveriesAbout, { reference })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="messages-sent">
      <h2 id="messages-sent" className="text-xl">
        {words.title}
      </h2>
      <ul className="mt-2 grid gap-1">
        {data.items.map(({ id, kind, status, settledAt, createdAt }) => (
          <li key={id}>
            {words.kinds[kind]} {words.states[status]}{' '}
            <span className="text-muted">{momentOf(settledAt ?? createdAt, timeZone)}</span>
          </li>
        ))}
      </ul>
      {may(me.role, 'office') && (
        <AdminLink to="notifications" filters={{ search: reference }} className="text-link">
          {words.log}
        </AdminLink>
      )}
    </section>
  )
}
