import {
  pastGiftFields,
  type PastGiftColumns,
  type PastGiftField,
} from '#contract/imports/admin.ts'

/**
 * How registers name their columns in English, Marathi and Hindi, the most reliable first.
 * The order of the fields counts: `Donor’s phone` is a phone, `देणगीदाराचे नाव` a name and no gift.
 */
const names: Readonly<Record<PastGiftField, readonly RegExp[]>> = {
  phone: [
    /mobile|phone|whats ?app|\bcell\b|\bmob\b/,
    /\bcontact\b(?! person)/,
    /मोबाईल|मोबाइल|फोन|भ्रमणध्वनी|दूरध्वनी|संपर्क/,
  ],
  email: [/e-? ?mail/, /ई-?मेल|इमेल/],
  receipt: [/receipt ?(no|number|#)?|\brcpt\b|voucher/, /पावती|रसीद/],
  address: [/address|\baddr\b/, /पत्ता|पता/, /^(city|town|village|place)$/, /^(गाव|गांव|शहर|ठिकाण)$/],
  name: [
    /(donor|devotee|full|member).*name|name of/,
    /\bname\b|\bdonor\b|\bdevotee\b/,
    /दात्याचे नाव|देणगीदार|दानदाता|भक्ताचे नाव/,
    /नाव|नाम|नांव/,
  ],
  amount: [
    /amount|\bamt\b|rupees|\brs\b|₹/,
    /donation(?! (date|for|type|purpose))|contribution/,
    /रक्कम|राशि|रुपये|रु\.|देणगी(?! (दिनांक|प्रकार))|दान राशि/,
  ],
  day: [/\bdate\b|\bdt\b|\bday\b/, /\byear\b/, /दिनांक|तारीख|तारिख|वर्ष/],
  purpose: [
    /purpose|towards|\bhead\b|particular|\bseva\b|\bfor\b|remark/,
    /कारण|उद्देश|उद्देश्य|हेतू|तपशील|विवरण|सेवा/,
  ],
}

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\d₹#.-]+/gu, ' ')
    .trim()

/** What a heading is called that names something else beside the donor. */
const isOthers = (field: PastGiftField, heading: string): boolean =>
  field === 'name' && /temple|bank|trust|father|बँक|मंदिर/.test(heading)

/** Which column is which, as far as the headings say. */
const guessPastGiftColumns = (headings: readonly string[]): PastGiftColumns => {
  const words = headings.map(plain)
  const taken = new Set<number>()
  const found: PastGiftColumns = {}
  for (const field of Object.keys(names) as PastGiftField[]) {
    for (const pattern of names[field]) {
      const at = words.findIndex(
        (word, place) => !taken.has(place) && pattern.test(word) && !isOthers(field, word),
      )
      if (at < 0) continue
      found[field] = at
      taken.add(at)
      break
    }
  }
  return found
}

type Chosen = { readonly [field in PastGiftField]?: number | undefined }

/** What staff chose takes the place of every guess: a column left out is not read. */
export const columnsOf = (chosen: Chosen, headings: readonly string[]): PastGiftColumns => {
  const columns: PastGiftColumns = {}
  for (const field of pastGiftFields) {
    const at = chosen[field]
    if (at !== undefined && at < headings.length) columns[field] = at
  }
  return Object.keys(columns).length === 0 ? guessPastGiftColumns(headings) : columns
}

/** Registers begin with the temple's name and address. */
const mostAbove = 30

/** The row of headings, and the numbered rows below it. */
export const findHeadings = (rows: readonly (readonly string[])[]) => {
  const numbered = rows
    .map((cells, at) => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const known = numbered.slice(0, mostAbove).findIndex(({ cells }) => {
    const guessed = guessPastGiftColumns(cells)
    return guessed.name !== undefined && Object.keys(guessed).length >= 2
  })
  const wide = numbered.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length >= 2)
  const at = Math.max(known >= 0 ? known : wide, 0)
  const headings = numbered[at]?.cells ?? []
  return {
    headings,
    // Where a page of paper ends, the headings are repeated.
    rows: numbered.slice(at + 1).filter(({ cells }) => cells.join('\n') !== headings.join('\n')),
  }
}
