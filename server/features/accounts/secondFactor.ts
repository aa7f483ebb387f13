import { createHash, randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { TOTP } from 'otpauth'
import type { Me } from '#contract/accounts/public.ts'
import { transact } from '#server/db/db.ts'
import { diskTroubleOf } from '#server/db/diskTrouble.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import { endSessionsOf } from '#server/http/sessionStore.ts'
import type { AccountDeps } from './deps.ts'
import type { Reauthenticate } from './reauthenticate.ts'
import { toMe } from './toMe.ts'
import {
  findTotpStep,
  findUser,
  lockUser,
  replaceRecoveryCodes,
  updateUser,
  useRecoveryCode,
  useTotpStep,
  type User,
} from './userRepository.ts'

const stepMs = 30_000

/** Also accepts the authenticator's previous and next code, because phones' clocks differ. */
const window = 1

const recoveryCodes = 10

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Six groups of four out of 31 letters: 118 bits, so a plain hash is safe. */
const newRecoveryCode = (): string =>
  Array.from({ length: 6 }, () =>
    // 248 is eight times 31: every letter is equally likely.
    Array.from({ length: 4 }, () => {
      for (;;) {
        const [byte = 255] = randomBytes(1)
        if (byte < 248) return letters[byte % 31]
      }
    }).join(''),
  ).join('-')

const hashCode = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('base64url')

/** Loaded when first needed. */
const totpOf = async (
  secret?: string,
  names?: { issuer: string; label: string },
): Promise<TOTP> => {
  const { Secret, TOTP } = await import('otpauth')
  const key = secret === undefined ? new Secret({ size: 20 }) : Secret.fromBase32(secret)
  return new TOTP({ ...names, secret: key, period: stepMs / 1000 })
}

const currentOf = (user: User | undefined): User => {
  if (!user) throw new AppError('not_signed_in')
  return user
}

type Deps = Pick<AccountDeps, 'now' | 'log' | 'post' | 'throttle'> & {
  readonly reauthenticate: Reauthenticate
  readonly issuerOf: (db: Knex) => Promise<string>
  readonly isTotpRequired: (db: Knex) => Promise<boolean>
}

/** Codes of an authenticator app (RFC 6238), for staff who want them. */
export const createSecondFactor = (deps: Deps) => {
  const { now, log, post, throttle, reauthenticate, issuerOf, isTotpRequired } = deps

  /** The half minute for which a correct code is valid. */
  const stepOf = async (secret: string, code: string): Promise<number | undefined> => {
    const token = code.replaceAll(' ', '')
    if (!/^\d{6}$/.test(token)) return undefined
    const timestamp = now().getTime()
    const delta = (await totpOf(secret)).validate({ token, timestamp, window })
    return delta === null ? undefined : Math.floor(timestamp / stepMs) + delta
  }

  /** The codes used while nothing could be written: each is used once all the same. */
  const held = new Map<string, number>()

  const passStep = async (db: Knex, id: string, step: number): Promise<boolean> => {
    if ((held.get(id) ?? -1) >= step) return false
    try {
      return await useTotpStep(db, id, step)
    } catch (error) {
      if (db.isTransaction || !diskTroubleOf(db, error)) throw error
      if (((await findTotpStep(db, id)) ?? -1) >= step) return false
      held.set(id, step)
      return true
    }
  }

  /** Uses up the code. */
  const pass = async (db: Knex, user: User, code: string): Promise<boolean> => {
    if (user.totpSecret === undefined) return false
    const step = await stepOf(user.totpSecret, code)
    if (step !== undefined) return passStep(db, user.id, step)
    return useRecoveryCode(db, user.id, hashCode(code))
  }

  const assertRight = async (db: Knex, user: User, code: string): Promise<void> => {
    if (await pass(db, user, code)) return
    throw new AppError('wrong_code', undefined, [], { accountId: user.id })
  }

  return {
    isRequired: isTotpRequired,

    /** A code is required, and none came with the password. */
    isMissing: (user: User, code: string | undefined): boolean =>
      user.totpConfirmedAt !== undefined && !code,

    /** For login, after the password was right. */
    assertPassed: async (db: Knex, user: User, code: string | undefined): Promise<void> => {
      if (user.totpConfirmedAt === undefined) return
      if (!code) throw new AppError('totp_required')
      await assertRight(db, user, code)
    },

    start: async (
      db: Knex,
      input: { currentPassword: string },
      context: Context,
    ): Promise<{ secret: string; uri: string }> => {
      const { user } = await reauthenticate(db, input.currentPassword, context)
      if (user.totpConfirmedAt !== undefined) {
        throw new AppError('wrong_status', { code: 'accounts.twoStepOn' })
      }
      const totp = await totpOf(undefined, { issuer: await issuerOf(db), label: user.username })
      const secret = totp.secret.base32
      await transact(db, async (trx) => {
        const held = currentOf(await lockUser(trx, user.id))
        await updateUser(trx, { ...held, totpSecret: secret }, now())
      })
      return { secret, uri: totp.toString() }
    },

    confirm: async (db: Knex, { code }: { code: string }, { actor }: Context) => {
      const user = currentOf(await findUser(db, actor.id))
      if (user.totpSecret === undefined || user.totpConfirmedAt !== undefined) {
        throw new AppError('wrong_status', { code: 'accounts.twoStepNotBegun' })
      }
      await throttle.take(db, 'account', `code ${user.id}`)
      const step = await stepOf(user.totpSecret, code)
      if (step === undefined) throw new AppError('wrong_code')
      const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
      await transact(db, async (trx) => {
        const held = currentOf(await lockUser(trx, user.id))
        if (held.totpSecret !== user.totpSecret || !(await useTotpStep(trx, user.id, step))) {
          throw new AppError('wrong_code')
        }
        await updateUser(trx, { ...held, totpConfirmedAt: now().toISOString() }, now())
        await replaceRecoveryCodes(trx, user.id, codes.map(hashCode))
        await endSessionsOf(trx, user.id, actor.sessionId)
        await post.sendTotpChanged(trx, user, true)
        await throttle.forgive(trx, 'account', `code ${user.id}`)
      })
      log.info({ event: 'second_factor_on', user: user.id })
      return { recoveryCodes: codes }
    },

    disable: async (
      db: Knex,
      input: { currentPassword: string; code: string },
      context: Context,
    ): Promise<Me> => {
      const { user, sessionId } = await reauthenticate(db, input.currentPassword, context)
      if (user.totpConfirmedAt === undefined) throw new AppError('wrong_status')
      await throttle.take(db, 'account', `code ${user.id}`)
      await assertRight(db, user, input.code)
      return transact(db, async (trx) => {
        const held = currentOf(await lockUser(trx, user.id))
        await removeSecondFactor(trx, held, now())
        await endSessionsOf(trx, user.id, sessionId)
        await post.sendTotpChanged(trx, user, false)
        await throttle.forgive(trx, 'account', `code ${user.id}`)
        log.info({ event: 'second_factor_off', user: user.id })
        return toMe(trx, { ...held, totpSecret: undefined, totpConfirmedAt: undefined }, now())
      })
    },
  }
}

export const removeSecondFactor = async (trx: Knex, user: User, now: Date): Promise<void> => {
  await updateUser(trx, { ...user, totpSecret: undefined, totpConfirmedAt: undefined }, now)
  await replaceRecoveryCodes(trx, user.id, [])
}

export type SecondFactor = ReturnType<typeof createSecondFactor>
