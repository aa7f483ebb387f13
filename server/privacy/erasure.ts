import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Role } from '#contract/accounts.ts'
import type { FoundData } from '#contract/personalDataAdmin.ts'
import type { Audit } from '#server/admin/audit.ts'
import { emptyLog, transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { forgetPerson } from './forgetPerson.ts'
import type { Person, PersonalData } from './personalData.ts'
import { phoneDigits } from './theirs.ts'

type Account = { readonly id: string; readonly username: string; readonly role: Role }

/** What the erasure needs of the accounts. */
export type AccountData = {
  readonly find: (db: Knex, email: string) => Promise<Account | undefined>
  readonly read: (db: Knex, id: string) => Promise<Record<string, unknown>>
  /** The account, and what was sent to the address to prove that it is somebody's. */
  readonly erase: (trx: Knex, whose: { id?: string | undefined; email: string }) => Promise<void>
}

type Deps = {
  readonly personalData: readonly PersonalData[]
  readonly accountData: AccountData
  readonly audit: Audit
  readonly now: () => Date
}

type Found = { readonly person: Person; readonly account?: Account | undefined }

const namesIn = (data: unknown): string[] =>
  [data].flat().flatMap((each: unknown) => {
    const values = new Map<string, unknown>(Object.entries(each ?? {}))
    return ['fullName', 'name', 'email'].flatMap((name) => {
      const value = values.get(name)
      return typeof value === 'string' && value !== '' ? [value] : []
    })
  })

/** What staff do for somebody who asks what is kept about them, or to have it deleted. */
export const createErasure = ({ personalData, accountData, audit, now }: Deps) => {
  const find = async (db: Knex, contact: string): Promise<Found> => {
    if (!contact.includes('@')) {
      return { person: { phone: phoneDigits(contact), isLookedFor: true } }
    }
    const account = await accountData.find(db, contact)
    return { account, person: { id: account?.id, email: contact.toLowerCase(), isLookedFor: true } }
  }

  const measure = (db: Knex, person: Person) =>
    Promise.all(
      personalData.map(async (each) => ({
        kind: each.name,
        ...(await each.measure(db, person, now())),
      })),
    )

  const write = (trx: Knex, actor: Actor, action: string, after: Record<string, unknown>) =>
    audit(trx, actor, { subject: 'personal_data', subjectId: randomUUID(), action, after })

  return {
    find: async (db: Knex, contact: string): Promise<FoundData> => {
      const { person, account } = await find(db, contact)
      const data = await Promise.all(personalData.map(({ read }) => read(db, person)))
      return {
        ...(account && { account }),
        knownAs: [...new Set(data.flatMap(namesIn))],
        extents: await measure(db, person),
      }
    },

    export: async (db: Knex, contact: string, actor: Actor): Promise<Record<string, unknown>> =>
      transact(db, async (trx) => {
        const { person, account } = await find(trx, contact)
        const data = account ? await accountData.read(trx, account.id) : {}
        for (const { name, read } of personalData) data[name] = await read(trx, person)
        await write(trx, actor, 'exported', { hasAccount: account !== undefined })
        return data
      }),

    /** The log says that it was done and how much it was, never whose. */
    erase: async (db: Knex, contact: string, actor: Actor) => {
      const done = await transact(db, async (trx) => {
        const { person, account } = await find(trx, contact)
        if (account && account.role !== 'user') {
          throw new AppError(
            'wrong_status',
            'This is a staff account. Please remove its role first.',
          )
        }
        const extents = await measure(trx, person)
        await forgetPerson(trx, person, { personalData, now: now() })
        if (person.email !== undefined)
          await accountData.erase(trx, { ...person, email: person.email })
        const isAccountErased = account !== undefined
        const counts = extents.map(({ kind, erased, kept }) => [kind, { erased, kept }] as const)
        await write(trx, actor, 'erased', { isAccountErased, ...Object.fromEntries(counts) })
        return { extents, isAccountErased }
      })
      await emptyLog(db)
      return done
    },
  }
}

export type Erasure = ReturnType<typeof createErasure>
