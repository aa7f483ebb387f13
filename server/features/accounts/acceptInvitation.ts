import type { Knex } from 'knex'
import type { StaffRole } from '#contract/accounts/invitations.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { keyOf } from '#server/privacy/keyOf.ts'
import type { Audit } from '#server/admin/audit.ts'
import type { NotifyAdmins } from '#server/admin/notifyAdmins.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import type { AccountDeps } from './deps.ts'
import { createConfirm } from './emails.ts'
import { hashPassword } from './hashing.ts'
import { findOffer, useOffer } from './invitationRepository.ts'
import { newUser, usernameTaken } from './registration.ts'
import type { createStaff } from './staff.ts'
import { findByEmail, findByUsername, insertUser, lockUser } from './userRepository.ts'
import { en } from './words.ts'

type Deps = Pick<AccountDeps, 'now' | 'log' | 'assertStrong' | 'personalData'> & {
  readonly staff: ReturnType<typeof createStaff>
  readonly audit: Audit
  readonly notifyAdmins: NotifyAdmins
}

type Offer = { readonly email: string; readonly role: StaffRole }

const hasAccount = () => new AppError('wrong_status', { code: 'accounts.hasAccount' })

/** How somebody invited gets their role: with a new account, or the one that has the address. */
export const createAcceptInvitation = (deps: Deps) => {
  const { now, log, assertStrong, staff, audit, notifyAdmins } = deps
  const confirm = createConfirm(deps)

  const offered = async (db: Knex, token: string): Promise<Offer> => {
    const offer = await findOffer(db, token, now())
    if (!offer) throw new AppError('link_over')
    return offer
  }

  const used = async (trx: Knex, token: string): Promise<Offer> => {
    const offer = await useOffer(trx, token, now())
    if (!offer) throw new AppError('link_over')
    return offer
  }

  const note = async (trx: Knex, id: string, before: Role, role: Role): Promise<void> => {
    await audit(
      trx,
      { id },
      {
        subject: 'person',
        subjectId: id,
        action: 'invitation_accepted',
        before: { role: before },
        after: { role },
      },
    )
    await notifyAdmins(
      trx,
      { id },
      {
        subject: en.accepted.subject,
        text: (who) => en.accepted.text(who, role),
        page: `people/${id}`,
      },
    )
    log.info({ event: 'invitation_accepted', user: id, role })
  }

  return {
    look: async (db: Knex, token: string) => {
      const { email, role } = await offered(db, token)
      return { email, role, hasAccount: (await findByEmail(db, email)) !== undefined }
    },

    accept: async (
      db: Knex,
      { token, username, password }: { token: string; username: string; password: string },
    ): Promise<void> => {
      const { email } = await offered(db, token)
      await assertStrong(db, password, { username, email })
      const passwordHash = await hashPassword(password)
      await transact(db, async (trx) => {
        const offer = await used(trx, token)
        if (await findByEmail(trx, offer.email)) throw hasAccount()
        if (await findByUsername(trx, username)) throw usernameTaken()
        const fresh = { username, email: offer.email, fullName: undefined, passwordHash }
        const user = { ...newUser(fresh, now()), role: offer.role }
        if (!(await insertUser(trx, user))) throw usernameTaken()
        // The link went to the address, so it is theirs.
        await confirm(trx, user)
        await note(trx, user.id, 'user', offer.role)
      })
    },

    /** The link proves the address, the session the account; both must be the same person's. */
    join: (db: Knex, token: string, actor: Actor): Promise<void> =>
      transact(db, async (trx) => {
        const offer = await used(trx, token)
        const user = await lockUser(trx, actor.id)
        if (!user) throw new AppError('not_signed_in')
        if (keyOf(user.email) !== keyOf(offer.email)) {
          const reason = { code: 'accounts.otherInvited', params: { email: offer.email } } as const
          throw new AppError('wrong_status', reason)
        }
        await confirm(trx, user)
        await staff.setRole(trx, user.id, offer.role)
        await note(trx, user.id, user.role, offer.role)
      }),
  }
}

export type AcceptInvitation = ReturnType<typeof createAcceptInvitation>
