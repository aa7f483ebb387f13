import { CloudOff } from 'lucide'
import { useEffect, useSyncExternalStore } from 'react'
import { offlineStatus } from '#app/i18n/en/offlineStatus.ts'
import { useWords } from '#app/i18n/words.ts'
import { getConnection, subscribeConnection, watchConnection } from '#app/offline/connection.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** Says that there is no network, or no server behind it, as long as that is so. */
export function OfflineBanner() {
  const words = useWords(offlineStatus)
  const connection = useSyncExternalStore(subscribeConnection, getConnection, () => 'reachable')
  useEffect(
    () => watchConnection(() => void import('#app/offline/phone.ts').then(({ probe }) => probe())),
    [],
  )
  return (
    <div role="status">
      {connection !== 'reachable' && (
        <p className="offline-banner">
          <Icon of={CloudOff} className="size-5 shrink-0" />
          {connection === 'offline' ? words.offline : words.unreachable}
        </p>
      )}
    </div>
  )
}
