import { access, stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { numberText } from '#contract/i18n/numbers.ts'
import { rehearseNoted } from '#server/backup/noted.ts'
import { bucketPlace } from '#server/backup/places/bucket.ts'
import { folderPlace } from '#server/backup/places/folder.ts'
import { openPlace } from '#server/backup/places/openPlace.ts'
import type { StoredBackup, Place } from '#server/backup/places/port.ts'
import type { Sums } from '#server/backup/sums.ts'
import type { Config } from '#server/config.ts'
import { openDb } from '#server/db/db.ts'
import { codeOf, StartError } from '#server/errors.ts'

type ChosenBackup = { readonly place: Place; readonly stored: StoredBackup }

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT') throw new StartError(`There is no file ${file}`)
      throw error
    },
  )

/** npm runs scripts in the project's folder. */
const fileChosen = async (from: string): Promise<ChosenBackup> => {
  const file = resolve(process.env['INIT_CWD'] ?? '.', from)
  const bytes = await sizeOf(file)
  return { place: folderPlace(dirname(file)), stored: { name: basename(file), bytes } }
}

const chooseIn = async (place: Place, name?: string): Promise<ChosenBackup> => {
  const list = await place.list()
  const stored = name === undefined ? list.at(-1) : list.find((each) => each.name === name)
  if (!stored) throw new StartError(`There is no backup ${name ?? ''} in ${place.label}`)
  return { place, stored }
}

const choose = (from: string | undefined, { bucket, backups }: Config): Promise<ChosenBackup> => {
  if (from === undefined) return chooseIn(openPlace(backups.target))
  if (!from.startsWith('s3:')) return fileChosen(from)
  if (!bucket) throw new StartError('No bucket is set: see S3_BUCKET in docs/operations.md')
  return chooseIn(bucketPlace(bucket), from.slice('s3:'.length))
}

/** A new machine has no temple yet, and an older one no place for the note. */
const noteable = async ({ database }: Config) => {
  if ('sqliteFile' in database) {
    const isThere = await access(database.sqliteFile).then(
      () => true,
      () => false,
    )
    if (!isThere) return undefined
  }
  const db = openDb(database)
  if (await db.schema.hasColumn('backups', 'rehearsed_at')) return db
  await db.destroy()
  return undefined
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`

const inWords = (found: Sums): string =>
  [
    counted(found.bookings, 'booking'),
    `${counted(found.dakshinaPayments, 'payment')} of dakshina of ₹${numberText(found.dakshinaPaid)}`,
    `${counted(found.donations, 'donation')} of ₹${numberText(found.donated)}`,
    counted(found.receipts + found.dakshinaReceipts, 'receipt'),
    counted(found.orders, 'order'),
    `${counted(found.pieces, 'piece')} in stock`,
  ].join(', ')

/**
 * Says whether a backup is good; throws in words if it is not.
 * `typed`: a passphrase for this backup alone, instead of the one that is set.
 */
export const rehearse = async (
  config: Config,
  from: string | undefined,
  typed: string | undefined,
): Promise<void> => {
  const { database: location, dataDir, bucket, backups } = config
  const { place, stored } = await choose(from, config)
  const data = { location, dataDir, bucket }
  const db = await noteable(config)
  try {
    const passphrase = typed ?? backups.passphrase
    const isPassphraseTyped = typed !== undefined
    const input = { data, place, stored, passphrase, isPassphraseTyped, now: () => new Date() }
    const { madeAt, sums } = await rehearseNoted(db, { name: stored.name }, input)
    console.log(
      `This backup is good: ${stored.name}, made at ${madeAt}. It was restored as a separate copy, started and compared.`,
    )
    console.log(`It holds ${inWords(sums)}.`)
  } finally {
    await db?.destroy()
  }
}
