/**
 * What people write for the commonest banks, without *the*, *Bank*, *Ltd* and *Co-operative*: those
 * words are left out before. The first is the name under which the bank is known here.
 */
const bankCodes = [
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
  bankCodes.flatMap(([short, ...others]) => others.map((name) => [name, short] as const)),
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

/** The same for a bank however it is written: `SBI`, `S.B.I.` and `State Bank of India`; with its branch. */
export const bankKey = (typed: string): string => {
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
