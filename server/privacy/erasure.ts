import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Role } from '#contract/accounts/roles.ts'
import {
  erasureOutcomes,
  rowsShownAtMost,
  type FoundData,
  type HeldRow,
} from '#contract/privacy/admin.ts'
import type { Audit } from '#server/admin/audit.ts'
import { emptyLog, transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { forgetPerson } from './forgetPerson.ts'
import type { Person, PersonalData } from './personalData.ts'
import { internationalNumber } from './phoneNumber.ts'

type Account = { readonly id: string; readonly username: string; readonly role: Role }

/** What the erasure needs from the accounts. */
export type AccountData = {
  readonly find: (db: Knex, email: string) => Promise<Account | undefined>
  readonly read: (db: Knex, id: string) => Promise<Record<string, unknown>>
  /** The account, and the records that prove whose address it is. */
  readonly erase: (trx: Knex, whose: { id?: string | undefined; email: string }) => Promise<void>
}

type Deps = {
  readonly personalData: readonly PersonalData[]
  readonly accountData: AccountData
  readonly audit: Audit
  readonly now: () => Date
}

type FoundPerson = {
  readonly contact: string
  readonly person: Person
  readonly account?: Account | undefined
}

/** The contact details in the person's own rows. */
const knownAs = (rows: readonly HeldRow[]): string[] => {
  const own = rows.filter(({ outcome }) => outcome !== 'cleared')
  const values = own.flatMap(({ name = '', email = '', phone = '' }) => [name, email, phone])
  return [...new Set(values.filter((text) => text !== ''))]
}

/** What is shown of rows that other accounts sent: only that they exist. */
const inOtherAccounts = (rows: readonly HeldRow[]) =>
  rows
    .filter(({ outcome }) => outcome === 'cleared')
    .map(({ kind, reference, at }) => ({ kind, reference, at }))

/** For staff, when somebody asks what is stored about them, or wants it deleted. */
export const createErasure = ({ personalData, accountData, audit, now }: Deps) => {
  const find = async (db: Knex, contact: string): Promise<FoundPerson> => {
    if (!contact.includes('@')) {
      const phone = internationalNumber(contact)
      return { contact: phone, person: { phone, isLookedFor: true } }
    }
    const email = contact.toLowerCase()
    const account = await accountData.find(db, contact)
    return { contact: email, account, person: { id: account?.id, email, isLookedFor: true } }
  }

  const list = async (db: Knex, person: Person): Promise<HeldRow[]> => {
    const rows: HeldRow[] = []
    for (const { name: kind, list: listOf } of personalData) {
      for (const row of await listOf(db, person, now())) rows.push({ kind, ...row })
    }
    return rows
  }

  const extentsOf = (rows: readonly HeldRow[]): FoundData['extents'] =>
    personalData.map(({ name: kind }) => {
      const [erased = 0, kept = 0, cleared = 0] = erasureOutcomes.map(
        (outcome) => rows.filter((row) => row.kind === kind && row.outcome === outcome).length,
      )
      return { kind, erased, kept, cleared }
    })

  const countsOf = (rows: readonly HeldRow[]) =>
    Object.fromEntries(extentsOf(rows).map(({ kind, ...counts }) => [kind, counts]))

  const rowsOf = (rows: readonly HeldRow[]) =>
    Object.fromEntries(
      personalData.map(({ name }) => [name, rows.filter(({ kind }) => kind === name).length]),
    )

  const write = (trx: Knex, actor: Actor, action: string, after: Record<string, unknown>) =>
    audit(trx, actor, { subject: 'personal_data', subjectId: randomUUID(), action, after })

  return {
    find: async (db: Knex, contact: string): Promise<FoundData> => {
      const { person, account, contact: erasedContact } = await find(db, contact)
      const rows = await list(db, person)
      return {
        contact: erasedContact,
        ...(account && { account }),
        knownAs: knownAs(rows),
        rows: rows.slice(0, rowsShownAtMost),
        extents: extentsOf(rows),
      }
    },

    export: async (db: Knex, contact: string, actor: Actor): Promise<Record<string, unknown>> =>
      transact(db, async (trx) => {
        const { person, account } = await find(trx, contact)
        const data = account ? await accountData.read(trx, account.id) : {}
        for (const { name, read } of personalData) data[name] = await read(trx, person)
        const rows = await list(trx, person)
        data['inOtherAccounts'] = inOtherAccounts(rows)
        const hasAccount = account !== undefined
        await write(trx, actor, 'exported', { hasAccount, ...rowsOf(rows), rows: rows.length })
        return data
      }),

    /** The log records that it was done and how much, never whose data it was. */
    erase: async (db: Knex, contact: string, actor: Actor) => {
      const done = await transact(db, async (trx) => {
        const { person, account } = await find(trx, contact)
        if (account && account.role !== 'user') {
          throw new AppError(
            'wrong_status',
            'This is a staff account. Please remove its role first.',
          )
        }
        const rows = await list(trx, person)
        await forgetPerson(trx, person, { personalData, now: now() })
        if (person.email !== undefined)
          await accountData.erase(trx, { ...person, email: person.email })
        const isAccountErased = account !== undefined
        await write(trx, actor, 'erased', { isAccountErased, ...countsOf(rows) })
        return { extents: extentsOf(rows), isAccountErased }
      })
      await emptyLog(db)
      return done
    },
  }
}

export type Erasure = ReturnType<typeof createErasure>
