import { AdminLink } from '#app/admin/AdminLink.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminNotifications } from '#app/i18n/en/adminNotifications.ts'
import { useWords } from '#app/i18n/words.ts'
import { listDeliveries } from '#contract/notificationsAdmin.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { RemindersOverview } from './RemindersOverview.tsx'
import { WhatsappMessages } from './WhatsappMessages.tsx'

/** Empty for the log, `reminders` and `whatsapp`. */
export function NotificationsTab({ path: [page = ''] }: { path: readonly string[] }) {
  const words = useWords(adminNotifications)
  const { data } = useRead(listDeliveries, { limit: 1 })
  const ways = { '': words.log, reminders: words.reminders, whatsapp: words.whatsapp }
  const shown = Object.hasOwn(ways, page) ? page : ''
  return (
    <TabPage title={words.title} intro={shown === '' && data && words.intro(data.failed)}>
      <nav aria-label={words.ways} className="no-print mt-4 flex flex-wrap gap-2">
        {Object.entries(ways).map(([name, text]) => (
          <AdminLink
            key={name}
            to={name === '' ? 'notifications' : `notifications/${name}`}
            aria-current={shown === name ? 'page' : undefined}
            className={`button button-small ${shown === name ? 'button-primary' : 'button-outline'}`}
          >
            {text}
          </AdminLink>
        ))}
      </nav>
      {shown === '' && <DeliveryLog />}
      {shown === 'reminders' && <RemindersOverview />}
      {shown === 'whatsapp' && <WhatsappMessages />}
    </TabPage>
  )
}
