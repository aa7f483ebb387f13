import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminServerState } from '#app/i18n/en/site/adminServerState.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { getServerState, type ServerState as State } from '#contract/site/serverStateAdmin.ts'

/** What the person who runs the server watches, for the temple's administrators. */
export function ServerState() {
  const words = useWords(adminServerState)
  const { timeZone } = useAdmin()
  const { data } = useRead(getServerState, {})
  if (!data) return <p>{words.loading}</p>
  const { database, disk, channels, lastBackupAt, alarms } = data
  return (
    <>
      {alarms.length === 0 && <p>{words.allWell}</p>}
      {alarms.map(({ name, since }) => (
        <p key={name} className="text-kumkum">
          {words.since(words.alarms[name] ?? name, momentOf(since, timeZone))}
        </p>
      ))}
      <Facts>
        <Fact label={words.database}>{words.databaseOf(database.isPostgres, database.bytes)}</Fact>
        <Fact label={words.disk}>{words.diskOf(disk.freeBytes, disk.totalBytes)}</Fact>
        {channels.map((channel) => (
          <Fact key={channel.channel} label={words.channels[channel.channel]}>
            <ChannelText of={channel} />
          </Fact>
        ))}
        <Fact label={words.backup}>
          {lastBackupAt ? momentOf(lastBackupAt, timeZone) : words.noBackup}
        </Fact>
      </Facts>
    </>
  )
}

function ChannelText({ of: channel }: { of: State['channels'][number] }) {
  const words = useWords(adminServerState)
  const { timeZone } = useAdmin()
  const { waiting, failed, oldestDue, isStopped } = channel
  const parts = [
    isStopped && words.stopped,
    words.waiting(waiting),
    oldestDue !== undefined && words.oldest(momentOf(oldestDue, timeZone)),
    failed > 0 && words.failed(failed),
  ]
  return parts.filter(Boolean).join(', ')
}
