import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Invitation, StaffRole } from '#contract/accounts/invitations.ts'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { Audit } from '#server/admin/audit.ts'
import { inBatch } from '#server/admin/inBatch.ts'
import type { NotifyAdmins } from '#server/admin/notifyAdmins.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor, Context } from '#server/http/implement.ts'
import { newToken } from '#server/http/sessionStore.ts'
import type { AccountDeps } from './deps.ts'
import {
  deleteInvitation,
  findInvitation,
  listOpenInvitations,
  putInvitation,
} from './invitationRepository.ts'
import type { Reauthenticate } from './reauthenticate.ts'
import { findByEmail, findUser } from './userRepository.ts'
import { en } from './words.ts'

type Deps = Pick<AccountDeps, 'now' | 'post' | 'throttle'> & {
  readonly reauthenticate: Reauthenticate
  readonly audit: Audit
  readonly notifyAdmins: NotifyAdmins
}

const lifeMs = 3 * 24 * 3_600_000

const gone = () => new AppError('not_found', 'This invitation was accepted or withdrawn.')

/** How admins invite people to the back office. The activity log keeps the role, not the address. */
export const createInvitations = (deps: Deps) => {
  const { now, post, throttle, reauthenticate, audit, notifyAdmins } = deps

  /** Staff are not invited again: their role is changed on their own page, where it is shown. */
  const assertMayBeInvited = async (trx: Knex, email: string, actor: Actor): Promise<void> => {
    const owner = await findByEmail(trx, email)
    if (!owner) return
    const refuse = (detail: string) => new AppError('wrong_status', detail)
    if (owner.id === actor.id) throw refuse('This is your own email address.')
    if (owner.disabledAt !== undefined)
      throw refuse(`The account of ${owner.username} is disabled. Enable it first.`)
    if (owner.role !== 'user')
      throw refuse(`${owner.username} already works here. Change their role under their name.`)
  }

  const issue = async (
    trx: Knex,
    { id, email, role }: { id: string; email: string; role: StaffRole },
    actor: Actor,
  ): Promise<Invitation> => {
    const at = now()
    const expiresAt = new Date(at.getTime() + lifeMs).toISOString()
    const token = newToken()
    const who = (await findUser(trx, actor.id))?.username ?? ''
    const sentAt = at.toISOString()
    await putInvitation(trx, { id, email, role, invitedBy: actor.id, token, sentAt, expiresAt })
    await post.invite(trx, { id, email, role, who, token, expiresAt })
    return { id, email, role, invitedBy: who, sentAt, expiresAt, isExpired: false }
  }

  /** As often as other emails with a link. */
  const sendAgain = (db: Knex, id: string, actor: Actor): Promise<Invitation> =>
    transact(db, async (trx) => {
      const current = await findInvitation(trx, id, now())
      if (!current) throw gone()
      await throttle.take(trx, 'mails', `invitation ${id}`)
      await assertMayBeInvited(trx, current.email, actor)
      const invitation = await issue(trx, current, actor)
      await audit(trx, actor, { subject: 'invitation', subjectId: id, action: 'sent_again' })
      return invitation
    })

  const withdraw = (db: Knex, id: string, actor: Actor): Promise<void> =>
    transact(db, async (trx) => {
      if (!(await deleteInvitation(trx, id))) throw gone()
      await audit(trx, actor, { subject: 'invitation', subjectId: id, action: 'withdrawn' })
    })

  const many =
    (make: (db: Knex, id: string, actor: Actor) => Promise<unknown>) =>
    (db: Knex, ids: readonly string[], actor: Actor): Promise<BulkAnswer<{ id: string }>> =>
      inBatch(
        ids,
        (id) => id,
        async (id) => {
          await make(db, id, actor)
          return { id }
        },
      )

  return {
    list: async (db: Knex): Promise<{ items: Invitation[] }> => ({
      items: await listOpenInvitations(db, now()),
    }),

    invite: async (
      db: Knex,
      input: { email: string; role: StaffRole; currentPassword: string },
      context: Context,
    ): Promise<Invitation> => {
      const { actor } = context
      const { email, role, currentPassword } = input
      await reauthenticate(db, currentPassword, context)
      return transact(db, async (trx) => {
        await assertMayBeInvited(trx, email, actor)
        const invitation = await issue(trx, { id: randomUUID(), email, role }, actor)
        await audit(trx, actor, {
          subject: 'invitation',
          subjectId: invitation.id,
          action: 'invited',
          after: { role },
        })
        await notifyAdmins(trx, actor, {
          subject: en.invited.subject,
          text: (who) => en.invited.text(who, email, role),
          page: 'people',
        })
        return invitation
      })
    },

    sendAgain,
    sendManyAgain: many(sendAgain),
    withdraw,
    withdrawMany: many(withdraw),
  }
}

export type Invitations = ReturnType<typeof createInvitations>
