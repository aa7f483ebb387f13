import type { Knex } from 'knex'
import { firstAdminPath } from '#contract/accounts/links.ts'
import { newPassword } from '#contract/accounts/passwords.ts'
import { transact } from '#server/db/db.ts'
import { AppError, StartError } from '#server/errors.ts'
import { endSessionsOf } from '#server/http/sessionStore.ts'
import type { AccountDeps } from './deps.ts'
import { hashPassword } from './hashing.ts'
import { newUser, usernameTaken } from './registration.ts'
import { removeSecondFactor } from './secondFactor.ts'
import { deleteFirstAdminTokens, findToken, issueToken, useToken } from './tokenRepository.ts'
import {
  countAdmins,
  findByEmail,
  findByUsername,
  insertUser,
  updateUser,
  type User,
} from './userRepository.ts'

type Deps = Pick<AccountDeps, 'now' | 'log' | 'assertStrong'> & { readonly publicUrl: string }

export type AdminSettings = { readonly email: string; readonly password: string }

type NewAdmin = { readonly username: string; readonly email: string; readonly passwordHash: string }

/** Usernames for an account made from the settings; it is identified by its address. */
const settingsNames = ['admin', 'temple-admin', 'temple-admin-1', 'temple-admin-2']

/** How the temple gets its first admin: there is never a default password. */
export const createFirstAdmins = ({ now, log, assertStrong, publicUrl }: Deps) => {
  /**
   * For the person who sets up the server; an account that has the address is taken over
   * completely.
   */
  const put = async (trx: Knex, { username, email, passwordHash }: NewAdmin): Promise<void> => {
    const at = now().toISOString()
    const existing = await findByEmail(trx, email)
    const base: User =
      existing ?? newUser({ username, email, fullName: undefined, passwordHash }, now())
    const admin: User = {
      ...base,
      passwordHash,
      role: 'admin',
      emailConfirmedAt: at,
      disabledAt: undefined,
    }
    if (existing) {
      await endSessionsOf(trx, existing.id)
      await removeSecondFactor(trx, existing, now())
      await updateUser(trx, { ...admin, totpSecret: undefined, totpConfirmedAt: undefined }, now())
    } else if (!(await insertUser(trx, admin))) throw usernameTaken()
    await deleteFirstAdminTokens(trx)
    log.info({ event: 'first_admin', user: admin.id })
  }

  const freeName = async (trx: Knex): Promise<string> => {
    for (const name of settingsNames) if (!(await findByUsername(trx, name))) return name
    throw new StartError('ADMIN_EMAIL: every username we could give this account is taken')
  }

  return {
    /** From the settings, at start; does nothing once there is an admin. */
    ensure: async (db: Knex, { email, password }: AdminSettings): Promise<void> => {
      if ((await countAdmins(db)) > 0) return
      const refused = newPassword.safeParse(password).error?.issues[0]?.message
      if (refused) throw new StartError(`ADMIN_PASSWORD: ${refused}`)
      await assertStrong(db, password, { username: 'admin', email }).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        throw new StartError(`ADMIN_PASSWORD: ${error.fields[0]?.detail ?? error.message}`)
      })
      const passwordHash = await hashPassword(password)
      await transact(db, async (trx) => {
        if ((await countAdmins(trx)) > 0) return
        await put(trx, { username: await freeName(trx), email, passwordHash })
      }).catch(async (error: unknown) => {
        // Another process started at the same moment and was quicker.
        if ((await countAdmins(db)) === 0) throw error
      })
    },

    /**
     * For the person who reads the server's output; undefined once there is an admin. The previous
     * link stops working.
     */
    link: (db: Knex): Promise<string | undefined> =>
      transact(db, async (trx) => {
        await deleteFirstAdminTokens(trx)
        if ((await countAdmins(trx)) > 0) return undefined
        const token = await issueToken(trx, 'first_admin', {}, now())
        return publicUrl + firstAdminPath(token)
      }),

    create: async (
      db: Knex,
      input: { token: string; username: string; email: string; password: string },
    ): Promise<void> => {
      const { token, username, email, password } = input
      if (!(await findToken(db, token, ['first_admin'], now()))) throw new AppError('link_over')
      await assertStrong(db, password, { username, email })
      const passwordHash = await hashPassword(password)
      await transact(db, async (trx) => {
        const used = await useToken(trx, token, ['first_admin'], now())
        if (!used || (await countAdmins(trx)) > 0) throw new AppError('link_over')
        await put(trx, { username, email, passwordHash })
      })
    },
  }
}

type Accounts = { readonly firstAdmins: ReturnType<typeof createFirstAdmins> }

/** Makes sure that the temple has an admin, or gives the address where one can be created. */
export const firstAdmin = async (
  db: Knex,
  { firstAdmins }: Accounts,
  settings: AdminSettings | undefined,
): Promise<string | undefined> => {
  if (settings) await firstAdmins.ensure(db, settings)
  return firstAdmins.link(db)
}
