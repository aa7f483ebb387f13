import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { onCommit } from '#server/db/db.ts'
import { listAdmins } from '#server/features/accounts/userRepository.ts'

type Deps = {
  readonly db: Knex
  readonly dataDir: string
  /** A person reads what the server prints. */
  readonly isTerminal: boolean
}

/**
 * A line for the person who sets up the server, while there is no admin. Anybody who has the link
 * becomes the admin, so where the output goes into a log, which others may read and which is kept, the
 * link goes into a file instead. The file is removed as soon as there is an admin.
 */
export const announceAdminLink = async (
  link: string | undefined,
  { db, dataDir, isTerminal }: Deps,
): Promise<string | undefined> => {
  const file = join(dataDir, 'first-admin-link')
  await rm(file, { force: true })
  if (!link) return undefined
  if (isTerminal)
    return `There is no admin yet. Create the admin account with this one-time link: ${link}`
  await writeFile(file, `${link}\n`, { mode: 0o600 })
  let isThere = true
  onCommit(db, () => {
    if (!isThere) return
    void listAdmins(db).then(async (admins) => {
      if (admins.length === 0) return
      isThere = false
      await rm(file, { force: true })
      // The next start tries again.
    }, Boolean)
  })
  return `There is no admin yet. Create the admin account with the one-time link in ${file}`
}
