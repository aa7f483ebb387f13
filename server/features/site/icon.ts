import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import { appIconFiles, appIconUrl, isAppIcon } from '#contract/site/appLook.ts'
import type { AppIcon, IconPicture } from '#contract/site/appLookAdmin.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import { ImageError, type PrepareIcon } from '#server/adapters/image/port.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import { findSite, lockSite, updateIcon } from './repository.ts'

type Deps = {
  readonly audit: Audit
  readonly storage: Storage
  readonly prepareIcon: PrepareIcon
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** Behind a see-through picture while the temple has no colours of its own. */
const cream = '#fffbf3'

/** Raise it whenever the same icon would be drawn differently. */
const drawingVersion = 1

/** Phones ask for the icons of the last manifest they saw. */
const retentionMs = 90 * 24 * 60 * 60 * 1000

/** Somebody else may change what the icon is drawn of while it is drawn. */
const mostTries = 3

const hashOf = (parts: readonly Buffer[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 32)
}

/** What decides how the icon looks; undefined if nothing of it is the temple's own. */
const originOf = ({ app, icon }: TempleSite): string | undefined => {
  const [colour, picture] = [app?.colours?.frame, icon?.picture]
  if (colour === undefined && !picture) return undefined
  return [drawingVersion, colour, picture?.hash, picture?.ground].join(' ')
}

const refusalOf = (error: unknown): unknown =>
  error instanceof ImageError ? new AppError('unsupported_media_type', error.reason) : error

const shown = ({ icon }: TempleSite): AppIcon => ({
  ...(icon?.picture && {
    picture: {
      url: appIconUrl(icon.picture.hash, 'picture.png'),
      ground: icon.picture.ground,
    },
  }),
})

/** The icon of the installed app. */
export const createAppIcon = ({ audit, storage, prepareIcon, now, onError }: Deps) => {
  const inWorkshop = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
    const workshop = await storage.openWorkshop()
    try {
      return await work(workshop.folder)
    } finally {
      await workshop.clear()
    }
  }

  const accept = (upload: Readable): Promise<IconPicture> =>
    inWorkshop(async (folder) => {
      try {
        const sent = join(folder, 'sent')
        await pipeline(upload, createWriteStream(sent))
        const { path, ground } = await prepareIcon.accept(sent, folder)
        const hash = hashOf([await readFile(path)])
        await storage.keep(path, `${hash}-picture.png`)
        return { hash, ground }
      } catch (error) {
        throw refusalOf(error)
      }
    })

  /** Undefined if the picture is lost: then our mark is drawn. */
  const fetchPicture = async (picture: IconPicture | undefined, folder: string) => {
    const stored = picture && (await storage.open(`${picture.hash}-picture.png`))
    if (!picture || !stored) return undefined
    const path = join(folder, 'source.png')
    await pipeline(stored.body, createWriteStream(path))
    return { path, ground: picture.ground }
  }

  /** The name of the set. */
  const draw = ({ app, icon }: TempleSite): Promise<string> =>
    inWorkshop(async (folder) => {
      const picture = await fetchPicture(icon?.picture, folder)
      await prepareIcon.draw({ picture, colour: app?.colours?.frame ?? cream, folder })
      const files = await Promise.all(appIconFiles.map((file) => readFile(join(folder, file))))
      const set = hashOf(files)
      for (const file of appIconFiles) await storage.keep(join(folder, file), `${set}-${file}`)
      return set
    })

  /** Draws the icon again unless it is as the temple wants it. */
  const settle = async (db: Knex): Promise<void> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const site = await findSite(db)
      const drawnOf = originOf(site)
      if (site.icon?.drawnOf === drawnOf) return
      const set = drawnOf === undefined ? undefined : await draw(site)
      const isStored = await transact(db, async (trx) => {
        const { site: latest } = await lockSite(trx)
        if (originOf(latest) !== drawnOf) return false
        await updateIcon(trx, { picture: latest.icon?.picture, set, drawnOf })
        await bumpContent(trx)
        return true
      })
      if (isStored) return
    }
  }

  /** The settings are saved whether or not the icon could be drawn; it is tried again daily. */
  const drawIcon = (db: Knex): Promise<void> => settle(db).catch(onError)

  const change = async ({ db, actor }: Context, picture: IconPicture | undefined) => {
    await transact(db, async (trx) => {
      const { site } = await lockSite(trx)
      await updateIcon(trx, { ...site.icon, picture })
      await audit(trx, actor, {
        subject: 'site',
        subjectId: 'appIcon',
        ...(picture
          ? { action: 'picture_sent', after: { picture: 'icon' } }
          : { action: 'removed', before: { picture: 'icon' } }),
      })
    })
    await drawIcon(db)
    return shown(await findSite(db))
  }

  return {
    drawIcon,
    /** The large icon of a set; undefined if it is gone. */
    read: async (set: string): Promise<Buffer | undefined> => {
      const stored = await storage.open(`${set}-512.png`)
      return stored && buffer(stored.body)
    },
    get: async (db: Knex): Promise<AppIcon> => shown(await findSite(db)),
    upload: async (context: Context): Promise<AppIcon> => {
      if (!context.upload) throw new Error('There is no file.')
      return change(context, await accept(context.upload))
    },
    remove: (context: Context): Promise<AppIcon> => change(context, undefined),

    /** Once a day: draws what could not be drawn, and removes icons of long ago. */
    sweep: async (db: Knex): Promise<void> => {
      await settle(db)
      const before = new Date(now().getTime() - retentionMs)
      // Listed before the database is queried: what arrives in between is in neither list.
      const stored = await storage.list()
      const { icon } = await findSite(db)
      for (const { name, changedAt } of stored) {
        const isInUse = [icon?.set, icon?.picture?.hash].some((own) => own && name.startsWith(own))
        if (isAppIcon(`/media/${name}`) && !isInUse && changedAt < before)
          await storage.remove(name)
      }
    },
  }
}

export type AppIcons = ReturnType<typeof createAppIcon>
