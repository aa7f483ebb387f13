import { messagesSent } from '#app/i18n/en/notifications/deliveryKinds.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { may } from '#contract/accounts/permissions.ts'
import { listDeliveriesAbout, sendMessageAgain } from '#contract/notifications/admin.ts'
import type { DeliveryKind } from '#contract/notifications/kinds.ts'
import { AdminLink } from './AdminLink.tsx'
import { useAdmin } from './adminContext.ts'
import { momentOf } from './moments.ts'
import { useRead } from './useRead.ts'
import { useSend } from './useSend.ts'

/** Which emails went out about a donation, booking or order; nothing while there are none. */
export function MessagesSent({ reference }: { reference: string }) {
  const words = useWords(messagesSent)
  const { me, timeZone } = useAdmin()
  const { data } = useRead(listDeliveriesAbout, { reference })
  const { send, isBusy } = useSend()
  if (!data || (data.items.length === 0 && data.sendable.length === 0)) return null
  const { items, sendable } = data
  const isSent = (kind: DeliveryKind) => items.some((item) => item.kind === kind)
  const handleSend = async (kind: DeliveryKind) => {
    if (await send(sendMessageAgain, { reference, kind }))
      showToast({ title: words.onItsWay, tone: 'success' })
  }
  return (
    <section aria-labelledby="messages-sent">
      <h2 id="messages-sent" className="text-xl">
        {words.title}
      </h2>
      <ul className="mt-2 grid gap-1">
        {items.map(({ id, kind, status, settledAt, createdAt }) => (
          <li key={id}>
            {words.kinds[kind]} {words.states[status]}{' '}
            <span className="text-muted">{momentOf(settledAt ?? createdAt, timeZone)}</span>
          </li>
        ))}
      </ul>
      {sendable.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {sendable.map((kind) => (
            <Button
              key={kind}
              variant="outline"
              size="small"
              isBusy={isBusy}
              onClick={() => void handleSend(kind)}
            >
              {(isSent(kind) ? words.again : words.send)(words.kinds[kind])}
            </Button>
          ))}
        </div>
      )}
      {items.length > 0 && may(me.role, 'office') && (
        <AdminLink to="notifications" filters={{ search: reference }} className="text-link">
          {words.log}
        </AdminLink>
      )}
    </section>
  )
}
