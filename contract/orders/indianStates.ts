/**
 * States and union territories with their GST codes, which decide whether an invoice has CGST and
 * SGST or IGST. Source: https://services.gst.gov.in (state codes of a GSTIN).
 */
export const indianStates = {
  'Andaman and Nicobar Islands': '35',
  'Andhra Pradesh': '37',
  'Arunachal Pradesh': '12',
  Assam: '18',
  Bihar: '10',
  Chandigarh: '04',
  Chhattisgarh: '22',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Delhi: '07',
  Goa: '30',
  Gujarat: '24',
  Haryana: '06',
  'Himachal Pradesh': '02',
  'Jammu and Kashmir': '01',
  Jharkhand: '20',
  Karnataka: '29',
  Kerala: '32',
  Ladakh: '38',
  Lakshadweep: '31',
  'Madhya Pradesh': '23',
  Maharashtra: '27',
  Manipur: '14',
  Meghalaya: '17',
  Mizoram: '15',
  Nagaland: '13',
  Odisha: '21',
  Puducherry: '34',
  Punjab: '03',
  Rajasthan: '08',
  Sikkim: '11',
  'Tamil Nadu': '33',
  Telangana: '36',
  Tripura: '16',
  'Uttar Pradesh': '09',
  Uttarakhand: '05',
  'West Bengal': '19',
} as const
export type IndianState = keyof typeof indianStates

export const isIndianState = (name: string): name is IndianState =>
  Object.hasOwn(indianStates, name)

/**
 * The GST codes of the states in which PIN codes with these first two digits lie; some postal
 * circles serve a neighbour too. Army post offices (90-99) may be anywhere.
 * Source: https://en.wikipedia.org/wiki/Postal_Index_Number
 */
const statesOfPin: Readonly<Record<string, string>> = {
  11: '07',
  12: '06',
  13: '06 04',
  14: '03 04',
  15: '03',
  16: '04 03 06',
  17: '02',
  18: '01',
  19: '01 38',
  20: '09',
  21: '09',
  22: '09',
  23: '09',
  24: '09 05',
  25: '09',
  26: '09 05',
  27: '09',
  28: '09',
  30: '08',
  31: '08',
  32: '08',
  33: '08',
  34: '08',
  36: '24 26',
  37: '24',
  38: '24',
  39: '24 26',
  40: '27 30',
  41: '27',
  42: '27',
  43: '27',
  44: '27',
  45: '23',
  46: '23',
  47: '23',
  48: '23',
  49: '22',
  50: '36 37',
  51: '37',
  52: '37',
  53: '37 34',
  56: '29',
  57: '29',
  58: '29',
  59: '29',
  60: '33 34',
  61: '33',
  62: '33',
  63: '33',
  64: '33',
  67: '32 34',
  68: '32 31',
  69: '32',
  70: '19',
  71: '19',
  72: '19',
  73: '19 11',
  74: '19 35',
  75: '21',
  76: '21',
  77: '21',
  78: '18',
  79: '12 13 14 15 16 17 18',
  80: '10',
  81: '10 20',
  82: '20 10',
  83: '20',
  84: '10',
  85: '10',
}

/** Small states have whole sorting districts to themselves, by the first three digits. */
const stateOfDistrict: Readonly<Record<string, string>> = Object.fromEntries(
  '194 38,403 30,737 11,744 35,790 12,791 12,792 12,793 17,794 17,795 14,796 15,797 13,798 13,799 16'
    .split(',')
    .map((pair) => pair.split(' ')),
)
/** And nothing else. */
const onlyThere = new Set(Object.values(stateOfDistrict))

/** Whether a PIN code can lie in the state. */
export const isPinOf = (pin: string, state: IndianState): boolean => {
  const code = indianStates[state]
  const start = pin.slice(0, 2)
  if (start >= '90') return true
  const own = stateOfDistrict[pin.slice(0, 3)]
  if (own !== undefined || onlyThere.has(code)) return own === code
  return statesOfPin[start]?.split(' ').includes(code) ?? false
}

/** The state of a complete PIN code, if it can only lie in one. */
export const stateOfPin = (typed: string): IndianState | undefined => {
  const pin = typed.replaceAll(/\s/g, '')
  if (!/^[1-8]\d{5}$/.test(pin)) return undefined
  const [state, ...others] = Object.keys(indianStates)
    .filter(isIndianState)
    .filter((each) => isPinOf(pin, each))
  return others.length === 0 ? state : undefined
}

const nameless = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `

/**
 * The GST code of the state that an address names, or its PIN code lies in; undefined if it does not
 * say, or says two.
 */
export const stateOfAddress = (lines: readonly string[]): string | undefined => {
  const text = lines.join(', ')
  const named = Object.entries(indianStates).flatMap(([name, code]) =>
    nameless(text).includes(nameless(name)) ? [code] : [],
  )
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  const [pin] = /\b[1-8]\d{2}\s?\d{3}\b/.exec(text) ?? []
  const state = pin && stateOfPin(pin)
  return state ? indianStates[state] : undefined
}

export const stateOfCode = (code: string): string | undefined =>
  Object.entries(indianStates).find(([, known]) => known === code)?.[0]
