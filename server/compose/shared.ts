import type { Knex } from 'knex'
import { createPrepareImage } from '#server/adapters/image/prepare.ts'
import { openUploads } from '#server/adapters/storage/uploads.ts'
import { createNoteExport } from '#server/admin/exports.ts'
import { createNotifyAdmins } from '#server/admin/notifyAdmins.ts'
import { readSecret } from '#server/db/secrets.ts'
import type { Shared } from '#server/feature.ts'
import { findUser, listAdmins } from '#server/features/accounts/userRepository.ts'
import { createAudit } from '#server/features/audit/service.ts'
import { listPictures } from '#server/features/blog/pictureRepository.ts'
import { insertDeliveries } from '#server/features/notifications/repository.ts'
import { createNotify } from '#server/features/notifications/service.ts'
import { localDate } from '#server/features/site/service.ts'
import { findSiteIn as findSite } from '#server/features/site/translated.ts'
import { readPseudonymKey } from '#server/privacy/pseudonym.ts'
import { findOwner } from './findOwner.ts'
import type { ServerOptions } from './options.ts'

/** What every feature is given. */
export const openShared = async (db: Knex, options: ServerOptions): Promise<Shared> => {
  const { publicUrl, now, log } = options
  const linkSecret = await readSecret(db, 'links')
  const pseudonymKey = await readPseudonymKey(db)
  const notify = createNotify({ publicUrl, now, log, findOwner, pseudonymKey })
  const audit = createAudit(now)
  return {
    publicUrl,
    now,
    log,
    findSite,
    localDate,
    notify,
    insertDeliveries,
    findUser,
    listAdmins,
    audit,
    noteExport: createNoteExport(audit),
    notifyAdmins: createNotifyAdmins({ publicUrl, findSite, listAdmins, findUser, notify }),
    findPictures: listPictures,
    stores: openUploads(options.uploads, options.bucket),
    prepareImage: createPrepareImage(),
    linkSecret,
    pseudonymKey,
  }
}
