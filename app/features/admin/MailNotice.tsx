import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { adminBackups } from '#app/i18n/en/backups/adminBackups.ts'
import { adminMail } from '#app/i18n/en/notifications/adminMail.ts'
import { useWords } from '#app/i18n/words.ts'
import type { MailState } from '#contract/notifications/admin.ts'

/**
 * Says on every page that nothing can be saved, which messages are not being sent, and why, and that
 * backups are missing.
 */
export function MailNotice({ state }: { state: MailState | undefined }) {
  const words = useWords(adminMail)
  const isShown = state && (state.outlet === 'none' || state.trouble)
  return (
    <div role="status" aria-label={words.label} className="no-print mx-auto max-w-7xl px-4">
      {state?.disk && <Disk is={state.disk} />}
      {isShown && (
        <div className="admin-panel admin-panel-trouble mt-9">
          {state.trouble ? (
            <Trouble stuck={state.stuck} trouble={state.trouble} />
          ) : (
            <>
              <p className="font-semibold">{words.notSetUp.title}</p>
              <p className="mt-1">
                {words.notSetUp.text} {words.notSetUp.held(state.stuck)}
              </p>
            </>
          )}
          <LogLink />
        </div>
      )}
      {state?.stopped?.map((stopped) => (
        <Stopped key={stopped.channel} {...stopped} />
      ))}
      {state?.lateBackup && <LateBackup {...state.lateBackup} />}
    </div>
  )
}

function Disk({ is }: { is: NonNullable<MailState['disk']> }) {
  const words = useWords(adminMail).disk
  return (
    <div className="admin-panel admin-panel-trouble mt-9">
      <p className="font-semibold">{words.title}</p>
      <p className="mt-1">
        {words[is]} {words.text}
      </p>
    </div>
  )
}

type StoppedChannel = NonNullable<MailState['stopped']>[number]

type TroubleProps = { stuck: number; trouble: NonNullable<MailState['trouble']> }

function Trouble({ stuck, trouble: { kind, said, since } }: TroubleProps) {
  const { trouble: words } = useWords(adminMail)
  const { timeZone } = useAdmin()
  return (
    <>
      <p className="font-semibold">{words.title}</p>
      <p className="mt-1">
        {words.kinds[kind]} {words.since(momentOf(since, timeZone))} {words.stuck(stuck)}
      </p>
      {said && (
        <p className="mt-1 wrap-anywhere">
          {words.said} <q>{said}</q>
        </p>
      )}
    </>
  )
}

/** Its provider refuses our credentials. */
function Stopped({ channel, since, retryAt, waiting, said }: StoppedChannel) {
  const words = useWords(adminMail)
  const { timeZone } = useAdmin()
  const { title, text } = words.channels[channel]
  return (
    <div className="admin-panel admin-panel-trouble mt-9">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">
        {text} {words.trouble.since(momentOf(since, timeZone))}{' '}
        {words.channels.waiting(waiting, momentOf(retryAt, timeZone))}
      </p>
      {said && (
        <p className="mt-1 wrap-anywhere">
          {words.trouble.said} <q>{said}</q>
        </p>
      )}
      <LogLink channel={channel} />
    </div>
  )
}

/** If the server is lost now, much is lost with it. */
function LateBackup({ lastGoodAt }: NonNullable<MailState['lateBackup']>) {
  const { late: words } = useWords(adminBackups)
  const { me, timeZone } = useAdmin()
  return (
    <div className="admin-panel admin-panel-trouble mt-9">
      <p className="font-semibold">{words.title}</p>
      <p className="mt-1">
        {lastGoodAt ? words.since(momentOf(lastGoodAt, timeZone)) : words.never} {words.text}
      </p>
      {me.role === 'admin' && (
        <p className="mt-1">
          <AdminLink to="settings/backups">{words.open}</AdminLink>
        </p>
      )}
    </div>
  )
}

function LogLink({ channel }: { channel?: StoppedChannel['channel'] }) {
  const words = useWords(adminMail)
  const { me } = useAdmin()
  if (me.role !== 'admin') return null
  return (
    <p className="mt-1">
      <AdminLink to="notifications" {...(channel && { filters: { channel } })}>
        {words.log}
      </AdminLink>
    </p>
  )
}
