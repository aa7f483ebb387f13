import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBucket } from '#server/adapters/storage/bucket.ts'
import type { Config } from '#server/config.ts'
import { printFailure, readSettings } from '#scripts/backup/command.ts'
import { StartError } from '#server/errors.ts'
import { assertRightUser, assertUsable } from '#server/startup/dataOwner.ts'
import { moveToPostgres } from '#server/move/move.ts'
import { copyUploads } from '#server/move/uploads.ts'

const usage = `npm run move -- --to postgres://user:password@host/name
npm run move -- --uploads

--to       copies the temple from the SQLite file in DATA_DIR into an empty PostgreSQL database. Meanwhile the
           app stays up, and nothing can be changed
--wait     how many seconds running processes get to finish what they are sending: 12
--uploads  copies the uploads in DATA_DIR into the bucket of the S3_… settings; can be run again`

const readSeconds = (text: string): number => {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new StartError(`--wait is "${text}": expected a number of seconds\n\n${usage}`)
}

const moveDatabase = async ({ database }: Config, to: string, wait: number): Promise<void> => {
  if (!('sqliteFile' in database)) {
    throw new StartError(
      'DATABASE_URL is set. Run this without it, with the SQLite file in DATA_DIR.',
    )
  }
  if (!/^postgres(ql)?:$/.test(URL.parse(to)?.protocol ?? '')) {
    throw new StartError('--to: expected postgres://user:password@host/name')
  }
  const { tables, rows } = await moveToPostgres({
    sqliteFile: database.sqliteFile,
    postgresUrl: to,
    noticeMs: wait * 1000,
    onBegin: () =>
      console.log(
        `From now on nothing can be changed. Running processes get ${wait} seconds to finish.`,
      ),
    onTable: ({ table, rows: count }) => count > 0 && console.log(`${table}: ${count}`),
  })
  console.log(
    `\n${tables} tables with ${rows} rows were copied, read again, and are the same.\n` +
      'Now stop every process, set DATABASE_URL to the address you gave here, and start again.\n' +
      `${database.sqliteFile} is as it was, and is not used any more.`,
  )
}

const moveUploads = async ({ bucket: settings, dataDir }: Config): Promise<void> => {
  if (!settings) throw new StartError('Set S3_ENDPOINT and the other four S3_… settings first.')
  const folder = join(dataDir, 'uploads')
  const { copied, known, bytes } = await copyUploads(openBucket(settings), folder)
  console.log(
    `${copied} files were copied (${(bytes / 1e6).toFixed(1)} MB); ${known} were there already. ` +
      `${folder} is as it was.`,
  )
}

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      wait: { type: 'string', default: '12' },
      uploads: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  if (values.to === undefined && !values.uploads) throw new StartError(usage)
  process.umask(0o077)
  const config = readSettings()
  assertRightUser(config.dataDir)
  assertUsable(config.dataDir)
  if (values.uploads) await moveUploads(config)
  if (values.to !== undefined) await moveDatabase(config, values.to, readSeconds(values.wait))
}

run().catch((error: unknown) => {
  printFailure(error)
  if (!(error instanceof StartError)) console.error('The temple is as it was. Please try again.')
  process.exitCode = 1
})
