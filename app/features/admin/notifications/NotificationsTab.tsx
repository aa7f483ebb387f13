import { PageWays } from '#app/admin/PageWays.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminNotifications } from '#app/i18n/en/notifications/adminNotifications.ts'
import { useWords } from '#app/i18n/words.ts'
import { listDeliveries } from '#contract/notifications/admin.ts'
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
      <PageWays
        label={words.ways}
        ways={ways}
        current={shown}
        toOf={(name) => (name === '' ? 'notifications' : `notifications/${name}`)}
      />
      {shown === '' && <DeliveryLog />}
      {shown === 'reminders' && <RemindersOverview />}
      {shown === 'whatsapp' && <WhatsappMessages />}
    </TabPage>
  )
}
