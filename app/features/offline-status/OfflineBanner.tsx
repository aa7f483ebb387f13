import { CloudOff } from 'lucide'
import { useEffect } from 'react'
import { offlineStatus } from '#app/i18n/en/offlineStatus.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { whenBlocked } from '#app/offline/blocked.ts'
import { keepProbing, watchConnection } from '#app/offline/connection.ts'
import { probe } from '#app/offline/probe.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SlowNotice } from './SlowNotice.tsx'

const BlockedNotice = lazyComponent(async () => {
  await whenBlocked()
  return (await import('./BlockedNotice.tsx')).BlockedNotice
})

/**
 * Says that the phone is offline or the server cannot be reached, as long as that lasts: a strip at
 * the lower edge of the screen, with reserved space only at the very end of the page. There it also
 * says that the page waits for long, and that another tab keeps this one from storing anything.
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
      {connection === 'reachable' && <SlowNotice />}
      <BlockedNotice />
    </div>
  )
}
