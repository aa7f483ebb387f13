import { CloudOff } from 'lucide'
import { useEffect } from 'react'
import { offlineStatus } from '#app/i18n/en/offlineStatus.ts'
import { useWords } from '#app/i18n/words.ts'
import { keepProbing, watchConnection } from '#app/offline/connection.ts'
import { probe } from '#app/offline/probe.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { Icon } from '#app/ui/Icon.tsx'

/**
 * Says that there is no network, or no server behind it, as long as that is so: a strip at the
 * screen's lower edge, wherever one reads, with room of its own at the page's very end alone.
 */
export function OfflineBanner() {
  const words = useWords(offlineStatus)
  const connection = useConnection()
  useEffect(() => watchConnection(probe), [])
  useEffect(() => (connection === 'reachable' ? undefined : keepProbing(probe)), [connection])
  return (
    <div role="status" className="offline-strip">
      {connection !== 'reachable' && (
        <p className="offline-banner">
          <Icon of={CloudOff} className="size-5 shrink-0" />
          {connection === 'offline' ? words.offline : words.unreachable}
        </p>
      )}
    </div>
  )
}
