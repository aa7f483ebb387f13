import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, runCommand } from '#scripts/backup/command.ts'
import { StartError } from '#server/errors.ts'
import { surroundingsOf } from '#server/systemErrors/inWords.ts'
import { copyThings } from './copies.ts'
import { assertApart, assertOurs, isOnDataDisk, listName } from './folder.ts'
import { settingsOfFiles, thingsToKeep } from './things.ts'

const usage = `npm run keep -- FOLDER

Without npm: node --run keep -- FOLDER. The two dashes are needed: Node keeps what stands before them.

Copies what a backup does not contain and a restore needs into a folder of its own: the settings, the
passphrase of the backups, and the key that signs emails. Can be repeated.
  FOLDER  not in DATA_DIR, and not where the backups are`

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  if (values.help) return console.log(usage)
  const [to] = positionals
  if (to === undefined) throw new StartError(`No folder was given.\n\n${usage}`)
  if (positionals.length > 1)
    throw new StartError(`More than one folder was given: ${positionals.join(', ')}\n\n${usage}`)
  const env = { ...process.env }
  const installation = surroundingsOf(readSettings(settingsOfFiles))
  // npm runs scripts in the project's folder.
  const folder = resolve(process.env['INIT_CWD'] ?? '.', to)
  process.umask(0o077)
  assertApart(folder, installation)
  assertOurs(folder)
  const { found, unset, missing } = thingsToKeep(env, process.env)
  if (found.length === 0) throw new StartError(`Nothing to keep: ${missing.join('; ')}`)
  const { older, isPrivate } = await copyThings(folder, found, new Date())
  const width = Math.max(...found.map(({ name }) => name.length))
  for (const { name, what, place } of found)
    console.log(`${name.padEnd(width)}  ${what} (from ${place})`)
  if (older !== undefined)
    console.log(`${older}: the passphrase of the backups made until now; they need it`)
  for (const line of unset) console.log(line)
  for (const line of missing) console.error(`Missing: ${line}`)
  if (!isPrivate) console.error(`Others on this machine can read what is in ${folder}.`)
  const where = isOnDataDisk(folder, installation)
    ? 'It is on the disk of the data, and lost with it: take a copy to another house,'
    : 'Take a copy to another house,'
  console.log(
    `\nAll of it is in ${folder}, with ${listName}. ${where} but not to where the backups are.`,
  )
  process.exitCode = missing.length > 0 ? 1 : 0
})
