import { pastGiftFields, type PastGiftField } from '#contract/imports/admin.ts'
import { columnFinder } from './headings.ts'

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

/** What a heading is called that names something else beside the donor. */
const isOthers = (field: PastGiftField, heading: string): boolean =>
  field === 'name' && /temple|bank|trust|father|बँक|मंदिर/.test(heading)

export const { columnsOf, findHeadings } = columnFinder({ fields: pastGiftFields, names, isOthers })
