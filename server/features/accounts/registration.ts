import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { RegisterInput } from '#contract/accounts/public.ts'
import type { InLanguage } from '#contract/languages.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { AccountDeps } from './deps.ts'
import { hashPassword } from './hashing.ts'
import { findByEmail, findByUsername, insertUser, type User } from './userRepository.ts'

type Fresh = Pick<User, 'username' | 'email' | 'fullName' | 'passwordHash'> & Partial<InLanguage>

export const newUser = (fresh: Fresh, now: Date): User => ({
  language: 'en',
  ...fresh,
  id: randomUUID(),
  emailConfirmedAt: undefined,
  role: 'user',
  isPremium: false,
  disabledAt: undefined,
  totpSecret: undefined,
  totpConfirmedAt: undefined,
  createdAt: now.toISOString(),
})

export const usernameTaken = (): AppError => {
  const reason = { code: 'accounts.usernameTaken' } as const
  return new AppError('username_taken', reason, [{ pointer: '#/username', ...reason }])
}

export const createRegistration = ({
  now,
  log,
  post,
  assertStrong,
}: Pick<AccountDeps, 'now' | 'log' | 'post' | 'assertStrong'>) => ({
  /**
   * Whoever registers may learn that a username is taken, because usernames are meant to be seen;
   * but not that an address has an account. Its owner gets an email instead.
   */
  register: async (db: Knex, input: RegisterInput & InLanguage): Promise<void> => {
    const { username, email, password } = input
    const fullName = input.fullName || undefined
    await assertStrong(db, password, { username, email, ...(fullName && { fullName }) })
    const passwordHash = await hashPassword(password)
    await transact(db, async (trx) => {
      for (;;) {
        // The address first: if somebody creates both in between, the second check finds the
        // username.
        const owner = await findByEmail(trx, email)
        if (await findByUsername(trx, username)) throw usernameTaken()
        if (owner) return post.sendAccountExists(trx, owner)
        const fresh = { username, email, fullName, passwordHash, language: input.language }
        const user = newUser(fresh, now())
        // Somebody else was quicker: then check again with what they created.
        if (!(await insertUser(trx, user))) continue
        await post.askConfirmation(trx, user)
        log.info({ event: 'registered', user: user.id })
        return
      }
    })
  },
})
