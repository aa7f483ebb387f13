import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

// As `server/payments/banks.ts` was when this was written.
const known = [
  ['sbi', 'stateofindia', 'state'],
  ['pnb', 'punjabnational'],
  ['bob', 'ofbaroda', 'baroda'],
  ['boi', 'ofindia'],
  ['bom', 'ofmaharashtra', 'maharashtra', 'maha'],
  ['ubi', 'unionofindia', 'union'],
  ['cbi', 'centralofindia', 'central'],
  ['iob', 'indianoverseas'],
  ['psb', 'punjabandsind', 'punjabsind'],
  ['kotak', 'kotakmahindra', 'kmb', 'kmbl'],
  ['idfc', 'idfcfirst'],
  ['rbl', 'ratnakar'],
  ['au', 'ausmallfinance', 'ausfb'],
  ['sib', 'southindian'],
  ['kbl', 'karnataka'],
  ['kvb', 'karurvysya'],
  ['cub', 'cityunion'],
  ['jkb', 'jammuandkashmir', 'jk', 'jandk'],
  ['svc', 'shamraovithal'],
  ['tjsb', 'thanejanatasahakari'],
  ['ippb', 'indiapostpayments'],
  ['scb', 'standardchartered'],
] as const

const shortNames: ReadonlyMap<string, string> = new Map(
  known.flatMap(([short, ...others]) => others.map((name) => [name, short] as const)),
)

const leftOut: ReadonlySet<string> = new Set([
  'the',
  'bank',
  'ltd',
  'limited',
  'co',
  'op',
  'coop',
  'operative',
  'cooperative',
])

const bankKey = (typed: string): string => {
  const all = typed
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('.', '')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter(Boolean)
  const words = all.filter((word) => !leftOut.has(word))
  // The longest name first: `state of india` before `state`, with the branch behind it.
  for (let end = words.length; end > 0; end -= 1) {
    const short = shortNames.get(words.slice(0, end).join(''))
    if (short !== undefined) return [short, ...words.slice(end)].join('')
  }
  return (words.length > 0 ? words : all).join('')
}

type Cheque = { key: string; number: string | null; bank: string | null }

/** Where the number and the bank of a cheque are stored. */
const places = [
  ['donation', 'donations', 'cheque_number', 'cheque_bank'],
  ['order', 'orders', 'slip', 'bank'],
  ['dakshina', 'dakshina_payments', 'slip', 'bank'],
] as const

/**
 * Cheques for pujas that wait for the bank, and each cheque under one name of its bank. Of two that
 * were recorded under different names before, the first keeps its place and the other its old key.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    "create index dakshina_at_bank on dakshina_payments (created_at) where status = 'pending' and payment_method = 'cheque'",
  )
  for (const [type, table, number, bank] of places) {
    const cheques: Cheque[] = await knex('cheques')
      .join(table, `${table}.id`, 'cheques.subject_id')
      .where('cheques.subject_type', type)
      .orderBy(`${table}.created_at`)
      .select('cheques.key', `${table}.${number} as number`, `${table}.${bank} as bank`)
    for (const { key: before, number: digits, bank: name } of cheques) {
      if (!digits || !name) continue
      const key = createHash('sha256')
        .update(`${digits.replace(/^0+/, '')}\n${bankKey(name)}`)
        .digest('hex')
      const isTaken = await knex('cheques').where({ key }).first('key')
      if (!isTaken) await knex('cheques').where({ key: before }).update({ key })
    }
  }
}
