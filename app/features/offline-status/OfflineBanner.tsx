import { CloudOff } from 'lucide'
import { useEffect } from 'react'
import { offlineStatus } from '#app/i18n/en/offline/offlineStatus.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { whenBlocked } from '#app/offline/blocked.ts'
import { keepProbing, watchConnection } from '#app/offline/connection.ts'
import { probe } from '#app/offline/probe.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LanguageNotice } from './LanguageNotice.tsx'
import { SlowNotice } from './SlowNotice.tsx'

const BlockedNotice = lazyComponent(async () => {
  await whenBlocked()
  return (await import('./BlockedNotice.tsx')).BlockedNotice
})

/**
 * A strip at the lower edge of the screen while the phone is offline or the server unreachable,
 * with reserved space only at the end of the page. It also shows slow loading, and a database
 * blocked by another tab.
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
      {__IS_MULTILINGUAL__ && <LanguageNotice />}
    </div>
  )
}
