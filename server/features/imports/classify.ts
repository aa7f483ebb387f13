import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { ImportState } from '#contract/imports/admin.ts'
import { internationalNumber } from '#server/privacy/phoneNumber.ts'
import type { PastGift, ReadLine } from './readPastGifts.ts'
import { listDonationsOn, listImported } from './repository.ts'

export type Classified = {
  readonly number: number
  readonly gift: PastGift
  readonly state: ImportState
  readonly reasons: readonly string[]
  readonly fingerprint: string
  readonly occurrence: number
}

const folded = (text = ''): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, '')

/** The same for the same line, however its name and number are spaced. */
const fingerprintOf = ({ fullName, phone, email, ...gift }: PastGift): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        folded(fullName),
        phone === undefined ? '' : internationalNumber(phone),
        email ?? '',
        gift.givenOn ?? '',
        gift.amount ?? 0,
        folded(gift.receipt),
        folded(gift.purpose),
      ]),
    )
    .digest('base64url')

/** What is new, what was imported before, and what staff should look at first. */
export const classify = async (db: Knex, lines: readonly ReadLine[]): Promise<Classified[]> => {
  const numbers = new Map<string, number[]>()
  const counted = lines.map((line) => {
    const fingerprint = fingerprintOf(line.gift)
    const isReadable = line.faults.length === 0
    const earlier = numbers.get(fingerprint) ?? []
    if (isReadable) numbers.set(fingerprint, [...earlier, line.number])
    return { ...line, fingerprint, occurrence: earlier.length + 1, twin: earlier[0] }
  })
  const imported = await listImported(db, [...numbers.keys()])
  const days = new Set(lines.flatMap(({ gift }) => gift.givenOn ?? []))
  const keyOf = (day: string, amount: number, name: string) => `${day} ${amount} ${folded(name)}`
  const ours = new Map(
    (await listDonationsOn(db, [...days])).map(({ day, amount, fullName, reference }) => [
      keyOf(day, amount, fullName),
      reference,
    ]),
  )
  return counted.map(({ faults, doubts, twin, ...line }): Classified => {
    const { givenOn, amount, fullName } = line.gift
    const ourOwn =
      givenOn !== undefined && amount !== undefined
        ? ours.get(keyOf(givenOn, amount, fullName))
        : undefined
    const reasons = [
      ...doubts,
      ...(twin === undefined ? [] : [`The same as line ${twin}`]),
      ...(ourOwn === undefined ? [] : [`Recorded in Modak as ${ourOwn}`]),
    ]
    if (faults.length > 0) return { ...line, state: 'unreadable', reasons: faults }
    if (imported.has(`${line.fingerprint} ${line.occurrence}`))
      return { ...line, state: 'same', reasons: ['Imported before'] }
    return { ...line, state: reasons.length > 0 ? 'doubtful' : 'new', reasons }
  })
}
