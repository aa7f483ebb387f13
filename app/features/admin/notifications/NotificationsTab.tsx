import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminNotifications } from '#app/i18n/en/adminNotifications.ts'
import { useWords } from '#app/i18n/words.ts'
import { listDeliveries } from '#contract/notificationsAdmin.ts'
import { DeliveryLog } from './DeliveryLog.tsx'

export function NotificationsTab() {
  const words = useWords(adminNotifications)
  const { data } = useRead(listDeliveries, { limit: 1 })
  return (
    <TabPage title={words.title} intro={data && words.intro(data.failed)}>
      <DeliveryLog />
    </TabPage>
  )
}
