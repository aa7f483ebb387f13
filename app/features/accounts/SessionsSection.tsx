import { useState } from 'react'
import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { fullMomentText } from '#app/i18n/dates.ts'
import { profile } from '#app/i18n/en/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { endOtherSessions, endSession } from '#contract/myAccount.ts'
import { Section } from './Section.tsx'
import { useSessions } from './useSessions.ts'

const loadApi = async () => (await import('#app/offline/phone.ts')).api

/** Every place the person is signed in, and the way to end each. */
export function SessionsSection({ timeZone }: { timeZone: string }) {
  const { sessions: words } = useWords(profile)
  const { sessions, trouble: unread, readAgain } = useSessions()
  const [unended, setUnended] = useState<Trouble>()
  const [busy, setBusy] = useState<string>()
  const trouble = unread ?? unended

  const run = (name: string, work: () => Promise<string>) => async () => {
    setBusy(name)
    setUnended(undefined)
    try {
      showToast({ title: await work(), tone: 'success' })
      await readAgain()
    } catch (error) {
      setUnended(troubleOf(error))
    }
    setBusy(undefined)
  }
  const end = (id: string) =>
    run(id, async () => {
      await (await loadApi()).call(endSession, { id })
      return words.ended
    })
  const endOthers = run('others', async () => {
    const { ended } = await (await loadApi()).call(endOtherSessions, {})
    return words.endedOthers(ended)
  })

  return (
    <Section heading={words.heading}>
      {!sessions && !trouble && <Skeleton className="h-24" />}
      {sessions && (
        <ul className="divide-y divide-line">
          {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
            <li
              key={id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span>
                <span className="block font-semibold">{device}</span>
                <span className="text-sm text-muted">
                  {words.seen(fullMomentText(Date.parse(lastSeenAt), timeZone))}
                </span>
              </span>
              {isCurrent ? (
                <Chip tone="durva">{words.here}</Chip>
              ) : (
                <Button
                  size="small"
                  variant="outline"
                  aria-label={words.endNamed(device)}
                  isBusy={busy === id}
                  onClick={end(id)}
                >
                  {words.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions && sessions.length === 1 && <p className="mt-1 text-muted">{words.onlyHere}</p>}
      {sessions && sessions.length > 1 && (
        <Button variant="danger" className="mt-3" isBusy={busy === 'others'} onClick={endOthers}>
          {words.endOthers}
        </Button>
      )}
      {trouble && (
        <div className="mt-3 grid justify-items-start gap-3">
          <TroubleNote
            trouble={trouble}
            text={trouble.code === 'unreachable' ? words.unreachable : undefined}
          />
          <Button size="small" variant="outline" onClick={() => void readAgain()}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </Section>
  )
}
