import { lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '#contract/i18n/en/plural.ts'
import { codeOf } from '#server/errors.ts'
import { giveTo, nameOfUser } from '#server/systemErrors/owners.ts'
import { ok, wrong, type Finding } from './finding.ts'

/** Everything below a folder, as far as it may be read. */
function* pathsIn(folder: string): Generator<string> {
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    if (['EACCES', 'ENOTDIR', 'ENOENT'].includes(codeOf(error))) return
    throw error
  }
  for (const name of names) {
    const path = join(folder, name)
    yield path
    yield* pathsIn(path)
  }
}

/** Files of the wrong user in the folder for all data: the server cannot read or replace them. */
export const checkOwners = (dataDir: string): Finding[] => {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid
  if (owner === undefined) return []
  const foreign: { path: string; uid: number }[] = []
  for (const path of pathsIn(dataDir)) {
    const uid: number = lstatSync(path, { throwIfNoEntry: false })?.uid ?? owner
    if (uid !== owner && !path.endsWith('/lost+found')) foreign.push({ path, uid })
  }
  const [first] = foreign
  if (!first) return [ok(`Owners: everything in DATA_DIR belongs to ${nameOfUser(owner)}`)]
  const count = counted(foreign.length, { one: 'one file', other: `${foreign.length} files` })
  return [
    wrong(
      `Owners: ${count} in DATA_DIR ${counted(foreign.length, { one: 'is', other: 'are' })} not ${nameOfUser(owner)}’s, such as ${first.path} of ${nameOfUser(first.uid)}. As root: ${giveTo(owner, dataDir)}`,
    ),
  ]
}
