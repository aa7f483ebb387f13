import { makeBackup } from '#server/backup/make.ts'
import { folderPlace } from '#server/backup/places/folder.ts'
import { restoreBackup } from '#server/backup/restore.ts'

/** Makes a backup, or restores one, and says each step of it: to be killed meanwhile. */
const { data, folder, restore } = JSON.parse(process.argv[2] ?? '{}')
const place = folderPlace(folder)
const input = { data, passphrase: undefined, now: () => new Date() }

process.stdout.write('begun\n')
const source = restore && (await place.open(restore))
if (source) await restoreBackup({ ...input, source, isForced: true })
else {
  const onStep = async (step: string) => void process.stdout.write(`${step}\n`)
  await makeBackup({ ...input, place, keep: 14, onStep })
}
process.stdout.write('done\n')
