import type { Knex } from 'knex'
import type { Role } from '#contract/accounts/roles.ts'
import type { setManyDisabled, StaffPerson } from '#contract/accounts/admin.ts'
import type { AuditValues } from '#contract/audit/admin.ts'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { inBatch } from '#server/admin/inBatch.ts'
import { localTime } from '#server/admin/table.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor, Context, Download } from '#server/http/implement.ts'
import { accountList, findPerson, type AccountFilter } from './adminRepository.ts'
import type { Accounts } from './service.ts'
import { en } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'notifyAdmins'> & {
  readonly accounts: Pick<Accounts, 'staff' | 'reauthenticate'>
}

type Change = {
  readonly action: string
  /** What the activity log records of it. */
  readonly of?: (person: StaffPerson) => AuditValues
  readonly make: (trx: Knex, person: StaffPerson) => Promise<unknown>
}

/** The accounts, for the temple's admins. */
export const createAccountAdmin = ({ accounts, findSite, audit, notifyAdmins }: Deps) => {
  const { staff, reauthenticate } = accounts

  const get = async (db: Knex, id: string): Promise<StaffPerson> => {
    const person = await findPerson(db, id)
    if (!person) throw new AppError('not_found', 'There is no such account.')
    return person
  }

  const change = (
    db: Knex,
    id: string,
    actor: Actor,
    { action, of, make }: Change,
  ): Promise<StaffPerson> =>
    transact(db, async (trx) => {
      const before = await get(trx, id)
      await make(trx, before)
      const after = await get(trx, id)
      await audit(trx, actor, {
        subject: 'person',
        subjectId: id,
        action,
        ...(of && { before: of(before), after: of(after) }),
      })
      return after
    })

  type Access = { readonly id: string; readonly isDisabled: boolean }

  const setAccess = (
    db: Knex,
    actor: Actor,
    { id, isDisabled }: Access,
    /** Called if it was so already. */
    refuse?: () => never,
  ): Promise<StaffPerson> =>
    change(db, id, actor, {
      action: isDisabled ? 'disabled' : 'enabled',
      of: ({ isDisabled }) => ({ isDisabled }),
      make: async (trx, person) => {
        // First, so that a disabled administrator hears of it too.
        if (isDisabled && !person.isDisabled && person.role !== 'user') {
          await notifyAdmins(trx, actor, {
            subject: en.staffDisabled.subject,
            text: (who) => en.staffDisabled.text(who, person.username),
            page: `people/${id}`,
          })
        }
        const isChanged = await (isDisabled ? staff.disable(trx, id) : staff.enable(trx, id))
        if (!isChanged) refuse?.()
      },
    })

  const endSessions = (db: Knex, id: string, actor: Actor): Promise<StaffPerson> =>
    change(db, id, actor, {
      action: 'sessions_ended',
      make: (trx) => staff.endSessions(trx, id),
    })

  /** One change for many accounts of other people. */
  const forOthers = (
    ids: readonly string[],
    actor: Actor,
    make: (id: string) => Promise<StaffPerson>,
  ): Promise<BulkAnswer<{ id: string }>> =>
    inBatch(
      ids,
      (id) => id,
      async (id) => {
        if (id === actor.id) throw new AppError('wrong_status', 'This is your own account.')
        await make(id)
        return { id }
      },
    )

  return {
    list: accountList.page,

    csv: async (db: Knex, filter: AccountFilter): Promise<Download> => {
      const { timeZone } = (await findSite(db)).city
      return accountList.csv(db, filter, {
        fileName: 'people',
        subject: 'list',
        list: 'people',
        columns: [
          ['Username', ({ username }) => username],
          ['Name', ({ fullName }) => fullName],
          ['Email', ({ email }) => email],
          ['Confirmed', ({ isEmailConfirmed }) => isEmailConfirmed],
          ['Role', ({ role }) => role],
          ['Premium', ({ isPremium }) => isPremium],
          ['Disabled', ({ isDisabled }) => isDisabled],
          ['Since', ({ createdAt }) => localTime(createdAt, timeZone)],
          ['Last seen', ({ lastSeenAt }) => localTime(lastSeenAt, timeZone)],
        ],
      })
    },

    get,

    setRole: async (
      db: Knex,
      { id, role, currentPassword }: { id: string; role: Role; currentPassword: string },
      context: Context,
    ): Promise<StaffPerson> => {
      const { actor } = context
      await reauthenticate(db, currentPassword, context)
      return change(db, id, actor, {
        action: 'role_set',
        of: ({ role }) => ({ role }),
        make: async (trx, { isEmailConfirmed, role: before, username }) => {
          // Whoever created it may have used the address of someone the temple trusts.
          if (!isEmailConfirmed && role !== 'user') {
            throw new AppError('wrong_status', 'They must confirm their email first.')
          }
          if (role === before) return
          // First, so that an administrator who loses the role hears of it too.
          await notifyAdmins(trx, actor, {
            subject: en.roleSet.subject,
            text: (who) => en.roleSet.text(who, username, { before, after: role }),
            page: `people/${id}`,
          })
          await staff.setRole(trx, id, role)
        },
      })
    },

    setDisabled: async (
      db: Knex,
      { currentPassword, ...access }: Access & { currentPassword: string },
      context: Context,
    ): Promise<StaffPerson> => {
      await reauthenticate(db, currentPassword, context)
      return setAccess(db, context.actor, access)
    },

    setManyDisabled: async (
      db: Knex,
      { ids, isDisabled, currentPassword }: Parsed<typeof setManyDisabled>,
      context: Context,
    ) => {
      const { actor } = context
      await reauthenticate(db, currentPassword, context)
      const already = isDisabled ? 'This account is disabled.' : 'This account is not disabled.'
      return forOthers(ids, actor, (id) =>
        setAccess(db, actor, { id, isDisabled }, () => {
          throw new AppError('wrong_status', already)
        }),
      )
    },

    endSessions,

    endSessionsOfMany: (db: Knex, ids: readonly string[], actor: Actor) =>
      forOthers(ids, actor, (id) => endSessions(db, id, actor)),

    sendReset: (db: Knex, id: string, actor: Actor) =>
      change(db, id, actor, {
        action: 'password_reset_sent',
        make: async (trx, { isDisabled }) => {
          if (isDisabled) throw new AppError('wrong_status', 'This account is disabled.')
          await staff.sendReset(trx, id)
        },
      }),

    sendConfirmation: (db: Knex, id: string, actor: Actor) =>
      change(db, id, actor, {
        action: 'confirmation_sent',
        make: async (trx, { isEmailConfirmed }) => {
          if (isEmailConfirmed) throw new AppError('wrong_status', 'Their email is confirmed.')
          await staff.sendConfirmation(trx, id)
        },
      }),

    removeTotp: async (
      db: Knex,
      { id, currentPassword }: { id: string; currentPassword: string },
      context: Context,
    ) => {
      const { actor } = context
      await reauthenticate(db, currentPassword, context)
      return change(db, id, actor, {
        action: 'second_factor_removed',
        make: async (trx, { hasTotp, username, role }) => {
          // On the profile page this needs the password and a code, which a stolen session does not
          // have.
          if (id === actor.id) {
            throw new AppError(
              'wrong_status',
              'You can turn off your own two-step login in your profile.',
            )
          }
          if (!hasTotp)
            throw new AppError('wrong_status', 'Two-step login is not on for this account.')
          if (role !== 'user') {
            await notifyAdmins(trx, actor, {
              subject: en.totpRemoved.subject,
              text: (who) => en.totpRemoved.text(who, username),
              page: `people/${id}`,
            })
          }
          await staff.removeTotp(trx, id)
        },
      })
    },
  }
}

export type AccountAdmin = ReturnType<typeof createAccountAdmin>
