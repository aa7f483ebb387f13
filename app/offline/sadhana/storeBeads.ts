import type { OfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { type Bead, freshMala, type Mala, malaOn, tell } from './beads.ts'
import type { MalaRow } from './malaRow.ts'
import { addTo, beginSitting, isSameSitting, type Sitting } from './sittings.ts'

/** Tabs whose last bead is remembered: far more than can have beads under way. */
const mostTabs = 20

/** What was told as a guest is taken over by whoever logs in; another person's is not continued. */
export const ownRow = (row: MalaRow | undefined, account: string): MalaRow | undefined =>
  row?.account === undefined || row.account === account ? row : undefined

const ownerOf = (account: string): { account: string; isUnsent: true } | object =>
  account === guestAccount ? {} : { account, isUnsent: true }

/**
 * Stores a tab's beads, the mala and the log in one transaction. A bead that is in already is left
 * out, so storing the same beads twice changes nothing.
 */
export const storeBeads = (
  db: OfflineDb,
  account: string,
  mantra: string,
  tab: string,
  beads: readonly Bead[],
): Promise<MalaRow | undefined> =>
  db.transaction('rw', [db.malas, db.sittings], async () => {
    let row: MalaRow = ownRow(await db.malas.get(mantra), account) ?? {
      ...freshMala,
      mantra,
      seen: {},
    }
    const due = beads.filter(({ seq }) => seq > (row.seen[tab] ?? 0))
    if (due.length === 0) return row
    for (const bead of due) row = await storeOne(db, account, row, bead)
    const others = Object.entries(row.seen).filter(([name]) => name !== tab)
    row = {
      ...row,
      seen: Object.fromEntries([...others.slice(1 - mostTabs), [tab, due.at(-1)?.seq ?? 0]]),
      ...(account !== guestAccount && { account }),
    }
    await db.malas.put(row)
    return row
  })

async function storeOne(
  db: OfflineDb,
  account: string,
  row: MalaRow,
  bead: Bead,
): Promise<MalaRow> {
  const before = malaOn(row, bead.day)
  const after = tell(before, bead)
  if (after === before) return { ...row, ...after }
  const sitting = await sittingFor(db, row, bead)
  if (sitting) {
    const owner = sitting.account === undefined ? ownerOf(account) : { isUnsent: true }
    await db.sittings.put({ ...addTo(sitting, bead, before, after), ...owner })
  }
  return { ...row, ...after, ...(sitting && { sitting: sitting.id }) }
}

/** The sitting that a bead is added to, or taken from: the latest of this day that has any. */
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
  return today
    .filter((one) => one.mantra === mantra && one.beads > 0)
    .toSorted((a, b) => a.changedAt.localeCompare(b.changedAt))
    .at(-1)
}

/** The mala with the beads that are not stored yet. */
export const withPending = (
  row: MalaRow | undefined,
  tab: string,
  pending: readonly Bead[],
): Mala => {
  const seen = row?.seen[tab] ?? 0
  let mala: Mala = row ?? freshMala
  for (const bead of pending) if (bead.seq > seen) mala = tell(mala, bead)
  return mala
}
