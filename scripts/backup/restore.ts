import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { bucketPlace } from '#server/backup/places/bucket.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { readPassphrase } from '#server/backup/settings.ts'
import type { Config } from '#server/config.ts'
import { codeOf, StartError } from '#server/errors.ts'
import { makeDataDir } from '#server/startup/dataDir.ts'
import { readSettings, runCommand } from './command.ts'
import { rehearse } from './rehearse.ts'

const usage = `npm run restore -- FILE [--force] [--passphrase-file FILE]
npm run restore -- [FILE] --rehearse [--passphrase-file FILE]

Without npm: node --run restore -- FILE. The two dashes are needed: Node keeps what stands before them.

Puts the temple of a backup in place: the database, the uploads and the keys. Modak must be stopped.
  FILE               a file of npm run backup, or s3:NAME for one in the bucket
  --force            replaces the temple that is here; its data is put aside, not deleted
  --rehearse         tests it: restores it as a separate copy while Modak runs, starts it, compares what it
                     holds with what the backup says, and removes it; without FILE, the newest backup
  --passphrase-file  the passphrase is the first line of this file`

const openSource = async (from: string, { bucket }: Config): Promise<Readable> => {
  if (from.startsWith('s3:')) {
    if (!bucket) throw new StartError('No bucket is set: see S3_BUCKET in docs/operations.md')
    const found = await bucketPlace(bucket).open(from.slice('s3:'.length))
    if (!found) throw new StartError(`The bucket has no backup ${from.slice('s3:'.length)}`)
    return found
  }
  try {
    // Opened now: a stream would say only later that it may not be read. npm runs scripts in the project's folder.
    return (await open(resolve(process.env['INIT_CWD'] ?? '.', from))).createReadStream()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new StartError(`There is no file ${from}`)
    throw error
  }
}

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      rehearse: { type: 'boolean', default: false },
      'passphrase-file': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const [from] = positionals
  if (from === undefined && !values.rehearse) throw new StartError(`No file was given.\n\n${usage}`)
  if (positionals.length > 1)
    throw new StartError(`More than one file was given: ${positionals.join(', ')}\n\n${usage}`)
  const config = readSettings()
  process.umask(0o077)
  for (const line of await makeDataDir(config.dataDir)) console.error(line)
  const { database: location, dataDir, bucket, backups } = config
  const file = values['passphrase-file']
  const typed = file === undefined ? undefined : readPassphrase(file)
  if (values.rehearse || from === undefined) return rehearse(config, from, typed)
  const { described, aside } = await restoreBackup({
    data: { location, dataDir, bucket },
    source: await openSource(from, config),
    passphrase: typed ?? backups.passphrase,
    isForced: values.force,
    now: () => new Date(),
  })
  console.log(`The temple is back as it was at ${described.madeAt}. Now start it.`)
  if (aside) console.log(`What was here before is put aside as ${aside}: see docs/operations.md.`)
})
