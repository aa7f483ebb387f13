import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { fullMomentText } from '#app/i18n/dates.ts'
import { deviceName } from '#app/i18n/en/accounts/deviceName.ts'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Session } from '#contract/accounts/myAccount.ts'
import { type EndingSession, EndSessions } from './EndSessions.tsx'
import { sessionsQuery } from './queries.ts'
import { Section } from './Section.tsx'
import { useFocusBack } from './useFocusBack.ts'

/** Every device where the person is logged in, with a button to log it out. */
export function SessionsSection({ timeZone }: { timeZone: string }) {
  const { sessions: words } = useWords(profile)
  const { data, refetch } = useQuery(sessionsQuery)
  const { sessions, trouble } = data ?? {}
  const [ending, setEnding] = useState<EndingSession>()
  const list = useFocusBack<HTMLUListElement>(ending !== undefined)
  const handleEnded = async () => {
    setEnding(undefined)
    await refetch()
  }
  return (
    <Section heading={words.heading}>
      {!sessions && !trouble && <Skeleton className="h-24" />}
      {sessions && (
        <ul ref={list} tabIndex={-1} className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              timeZone={timeZone}
              onEnd={() => setEnding(session)}
            />
          ))}
        </ul>
      )}
      {sessions?.length === 1 && <p className="mt-1 text-muted">{words.onlyHere}</p>}
      {ending && (
        <EndSessions ending={ending} onEnded={handleEnded} onCancel={() => setEnding(undefined)} />
      )}
      {sessions && sessions.length > 1 && !ending && (
        <Button variant="outline" className="mt-3" onClick={() => setEnding('others')}>
          {words.endOthers}
        </Button>
      )}
      {trouble && (
        <div className="grid justify-items-start gap-3">
          <TroubleNote
            trouble={trouble}
            text={trouble.code === 'unreachable' ? words.unreachable : undefined}
          />
          <Button size="small" variant="outline" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </Section>
  )
}

type ItemProps = { session: Session; timeZone: string; onEnd: () => void }

function SessionItem({ session, timeZone, onEnd }: ItemProps) {
  const { sessions: words } = useWords(profile)
  const { lastSeenAt, isCurrent } = session
  const device = deviceName(session.device)
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span>
        <span className="block font-semibold">{device}</span>
        <span className="text-sm text-muted">
          {words.seen(fullMomentText(Date.parse(lastSeenAt), timeZone))}
        </span>
      </span>
      {isCurrent ? (
        <Chip tone="durva">{words.here}</Chip>
      ) : (
        <Button size="small" variant="outline" aria-label={words.endNamed(device)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
