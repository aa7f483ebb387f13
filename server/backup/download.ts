import type { Knex } from 'knex'
import type { Audit } from '#server/admin/audit.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Context, Download } from '#server/http/implement.ts'
import { openLink, signLink } from '#server/http/links.ts'
import { findGood } from './notes.ts'
import { openPlace } from './places/openPlace.ts'
import type { BackupSettings } from './settings.ts'

type Deps = Pick<Shared, 'now' | 'linkSecret'> & {
  readonly settings: Pick<BackupSettings, 'target'>
  readonly audit: Audit
  readonly reauthenticate: (db: Knex, password: string, context: Context) => Promise<unknown>
}

const purpose = 'backup'
const minuteMs = 60_000

const gone = () => new AppError('not_found', 'This backup is no longer stored here.')

/** Gives an administrator a copy of a backup, to be kept away from the server. */
export const createBackupDownload = (deps: Deps) => {
  const { now, linkSecret, settings, audit, reauthenticate } = deps
  const place = openPlace(settings.target)

  return {
    link: async (
      { id, currentPassword }: { id: string; currentPassword: string },
      context: Context,
    ): Promise<{ path: string }> => {
      const { db, actor } = context
      await reauthenticate(db, currentPassword, context)
      const good = await findGood(db, id, place.label)
      const stored = good ? await place.list() : []
      if (!stored.some(({ name }) => name === good?.name)) throw gone()
      const until = now().getTime() + minuteMs
      const token = signLink(linkSecret, purpose, `${id}.${actor.id}.${until}`)
      return { path: `/api/admin/backups/file/${token}` }
    },

    /** The activity log has it before the first byte leaves. */
    file: async ({ token }: { token: string }, { db, actor }: Context): Promise<Download> => {
      const [id = '', who, until] = openLink(linkSecret, purpose, token)?.split('.') ?? []
      if (who !== actor.id) throw gone()
      if (Number(until) < now().getTime())
        throw new AppError('link_over', 'This link was good for a minute. Please start again.')
      const good = await findGood(db, id, place.label)
      const body = good && (await place.open(good.name))
      if (!body) throw gone()
      await audit(db, actor, {
        subject: 'site',
        subjectId: 'backup',
        action: 'backup_downloaded',
        after: { name: good.name },
      })
      return { fileName: good.name, contentType: 'application/octet-stream', body }
    },
  }
}

export type BackupDownload = ReturnType<typeof createBackupDownload>
