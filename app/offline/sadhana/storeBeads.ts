import type { OfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { type Bead, freshMala, type Mala, malaOn, applyBead } from './beads.ts'
import type { MalaRow } from './malaRow.ts'
import { addTo, beginSitting, isSameSitting, type Sitting } from './sittings.ts'

/** Tabs whose last bead is remembered: far more than can have beads under way. */
const mostTabs = 20

/** A guest's mala is taken over by the next login; another account's is not continued. */
const ownRow = (row: MalaRow | undefined, account: string): MalaRow | undefined =>
  row?.account === undefined || row.account === account ? row : undefined

/** Whether a bead continues the stored mala. A late bead continues only its own account's. */
const continuesMala = (row: MalaRow, { account }: Bead, now: string): boolean =>
  (account ?? guestAccount) === now
    ? ownRow(row, now) !== undefined
    : row.account === account && row.day !== ''

/**
 * Stores a tab's beads, the mala and the log in one transaction, each bead for the account that
 * counted it, even if another is logged in by now. Stored beads are skipped, so it is idempotent.
 */
export const storeBeads = (
  db: OfflineDb,
  now: string,
  mantra: string,
  tab: string,
  beads: readonly Bead[],
): Promise<MalaRow | undefined> =>
  db.transaction('rw', [db.malas, db.sittings], async () => {
    const stored = await db.malas.get(mantra)
    const seen = stored?.seen ?? {}
    const due = beads.filter(({ seq }) => seq > (seen[tab] ?? 0))
    if (due.length === 0) return stored
    const fresh: MalaRow = { ...freshMala, mantra, seen }
    let row = stored ?? fresh
    // Malas of other accounts, which the current user must not see.
    const aside = new Map<string | undefined, MalaRow>()
    for (const bead of due) {
      const { account } = bead
      if (continuesMala(row, bead, now)) row = await storeOne(db, row, bead)
      else if ((account ?? guestAccount) === now) row = await storeOne(db, fresh, bead)
      else aside.set(account, await storeOne(db, aside.get(account) ?? fresh, bead))
    }
    const others = Object.entries(seen).filter(([name]) => name !== tab)
    row = {
      ...row,
      seen: Object.fromEntries([...others.slice(1 - mostTabs), [tab, due.at(-1)?.seq ?? 0]]),
    }
    await db.malas.put(row)
    return row
  })

async function storeOne(db: OfflineDb, row: MalaRow, bead: Bead): Promise<MalaRow> {
  const before = malaOn(row, bead.day)
  const after = applyBead(before, bead)
  const owner = bead.account === undefined ? {} : { account: bead.account }
  if (after === before) return { ...row, ...after, ...owner }
  const sitting = await sittingFor(db, row, bead)
  if (sitting) {
    const { refusal: _, notOf: __, ...changed } = addTo(sitting, bead, before, after)
    const isOwned = (sitting.account ?? bead.account) !== undefined
    await db.sittings.put({ ...owner, ...changed, ...(isOwned && { isUnsent: 1 }) })
  }
  return { ...row, ...after, ...owner, ...(sitting && { sitting: sitting.id }) }
}

/** The sitting that a bead is added to or removed from: the latest non-empty one of this day. */
async function sittingFor(
  db: OfflineDb,
  { mantra, sitting }: MalaRow,
  bead: Bead,
): Promise<Sitting | undefined> {
  const last = sitting === undefined ? undefined : await db.sittings.get(sitting)
  if (bead.kind !== 'undo') {
    return last && isSameSitting(last, bead)
      ? last
      : beginSitting(crypto.randomUUID(), mantra, bead)
  }
  if (last && last.day === bead.day && last.beads > 0) return last
  const today = await db.sittings.where('day').equals(bead.day).toArray()
  const isOwn = ({ account }: Sitting) => account === undefined || account === bead.account
  return today
    .filter((one) => one.mantra === mantra && one.beads > 0 && isOwn(one) && !one.isElsewhere)
    .toSorted((a, b) => a.changedAt.localeCompare(b.changedAt))
    .at(-1)
}

/** The mala of an account with the beads that are not stored yet. */
export const withPending = (
  row: MalaRow | undefined,
  account: string,
  tab: string,
  pending: readonly Bead[],
): Mala => {
  const seen = row?.seen[tab] ?? 0
  let mala: Mala = (row && ownRow(row, account)) ?? freshMala
  for (const bead of pending) {
    const isOwn = bead.account === undefined || bead.account === account
    if (bead.seq > seen && isOwn) mala = applyBead(mala, bead)
  }
  return mala
}
