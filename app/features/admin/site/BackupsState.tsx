import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { readOptions } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { timeText } from '#app/i18n/dates.ts'
import { adminBackups } from '#app/i18n/en/backups/adminBackups.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { type Backup, type Backups, getBackups, startBackup } from '#contract/backups/admin.ts'
import { Rehearsed } from '#app/admin/Rehearsed.tsx'
import { DownloadBackup } from './DownloadBackup.tsx'

const lookMs = 1000

/** Looked at every second while one is being made. */
const useBackups = () =>
  useQuery({
    ...readOptions(getBackups, {}),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnfinished) ? lookMs : false),
  }).data

const isUnfinished = ({ finishedAt }: Backup): boolean => finishedAt === undefined

const isGood = ({ finishedAt, error }: Backup): boolean =>
  finishedAt !== undefined && error === undefined

/** The backups of the temple, and a button for one more. */
export function BackupsState() {
  const words = useWords(adminBackups)
  const backups = useBackups()
  const { send, isBusy } = useSend()
  const [startedId, setStartedId] = useState<string>()
  const handleStart = async () => {
    const after = await send(startBackup, {})
    setStartedId(after?.items[0]?.id)
  }
  if (!backups) return <p>{words.loading}</p>
  const current = backups.items.find(isUnfinished)
  const mine = backups.items.find(({ id }) => id === startedId)
  return (
    <div className="grid gap-3">
      <Summary of={backups} />
      <div>
        <Button
          variant="outline"
          isBusy={isBusy || current !== undefined}
          onClick={() => void handleStart()}
        >
          {words.start}
        </Button>
      </div>
      <div role="status">
        {current ? <p>{words.steps[current.step]}</p> : mine && <Result of={mine} />}
      </div>
      {backups.items.length > 0 && <List of={backups} />}
    </div>
  )
}

function Summary({ of: backups }: { of: Backups }) {
  const words = useWords(adminBackups)
  const { timeZone } = useAdmin()
  const { lastGood, at, nextAt, keep, place, isBesideData, isEncrypted } = backups
  return (
    <>
      <p>
        {lastGood
          ? words.last(momentOf(lastGood.startedAt, timeZone), lastGood.bytes ?? 0)
          : words.none}{' '}
        {at === undefined
          ? words.notDaily(keep)
          : words.daily(timeText(Date.parse(`2000-01-01T${at}Z`), 'UTC'), keep)}{' '}
        {nextAt && words.next(momentOf(nextAt, timeZone))}
      </p>
      {backups.lastRehearsed ? (
        <Rehearsed of={backups.lastRehearsed} />
      ) : (
        <p>{words.notRehearsed}</p>
      )}
      <p className="wrap-anywhere">
        {words.place(place)} {isBesideData && words.besideData} {!isEncrypted && words.notEncrypted}
      </p>
      {(isBesideData || !isEncrypted) && <p className="text-muted">{words.settings}</p>}
      <p className="text-muted">{words.restoring}</p>
    </>
  )
}

function Result({ of: { bytes, error } }: { of: Backup }) {
  const words = useWords(adminBackups)
  if (error !== undefined) return <p className="text-kumkum">{words.failed(error)}</p>
  return <p>{words.done(bytes ?? 0)}</p>
}

function List({ of: { items, place, isEncrypted } }: { of: Backups }) {
  const words = useWords(adminBackups)
  const { timeZone } = useAdmin()
  const outcome = ({ error, step, bytes, finishedAt }: Backup): string => {
    if (finishedAt === undefined) return words.steps[step]
    return error ?? words.good(bytes ?? 0)
  }
  return (
    <div>
      <h3 className="text-lg">{words.list}</h3>
      <ul className="mt-2 grid gap-2">
        {items.map((backup) => (
          <li
            key={backup.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1"
          >
            <span className="min-w-0 wrap-anywhere">
              {momentOf(backup.startedAt, timeZone)}
              <span className={`block text-sm ${backup.error ? 'text-kumkum' : 'text-muted'}`}>
                {outcome(backup)}
                {backup.name && ` · ${backup.place}/${backup.name}`}
              </span>
            </span>
            {isGood(backup) && backup.place === place && (
              <DownloadBackup
                backup={backup}
                when={momentOf(backup.startedAt, timeZone)}
                isEncrypted={isEncrypted}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
