import {
  importedProductFields,
  type ImportedProductField,
} from '#contract/imports/productsAdmin.ts'
import { columnFinder } from '#server/features/imports/headings.ts'

/**
 * How lists of products name their columns in English, Marathi and Hindi, the most reliable first.
 * The order of the fields counts: an `HSN code` is no code of the product, and a `Product code` no
 * name.
 */
const names: Readonly<Record<ImportedProductField, readonly RegExp[]>> = {
  hsn: [/\bhsn\b|\bsac\b/, /एचएसएन|एच एस एन/],
  gstRate: [/\bgst\b|\btax\b/, /जीएसटी|कर दर|^कर$/],
  code: [/\bsku\b|\bcode\b|^id$|product id/, /कोड|संकेतांक/],
  weight: [/weight|\bwt\b|^grams?$/, /वजन|वज़न|भार/],
  stock: [
    /closing|current stock|stock in hand|on hand/,
    /stock|\bqty\b|quantity|\bpcs\b|pieces|\bnos\b|balance/,
    /साठा|शिल्लक|स्टॉक|नग|संख्या|मात्रा/,
  ],
  price: [/selling|sale price|\bmrp\b/, /price|\brate\b|amount|₹|\brs\b/, /किंमत|कीमत|मूल्य|भाव|दर/],
  category: [/category|\btype\b|\bgroup\b|\bkind\b/, /प्रकार|वर्ग|श्रेणी|विभाग/],
  published: [/publish|\bshow|\blive\b|in the shop/, /प्रकाशित|दुकानात|दुकान में/],
  description: [/descri|details?\b|\babout\b/, /वर्णन|तपशील|माहिती|विवरण/],
  name: [
    /(product|item|article|goods).*name|name of/,
    /\bname\b|\bproduct\b|\bitem\b|\barticle\b|particulars|description of/,
    /वस्तूचे नाव|वस्तू|वस्तु|उत्पाद|नाव|नाम/,
  ],
}

const others: Readonly<Partial<Record<ImportedProductField, RegExp>>> = {
  gstRate: /price|\bmrp\b|incl|amount|number|\bno\b|किंमत|कीमत|मूल्य/,
  // What the temple pays, and what is without tax, is no price of the shop.
  price: /cost|purchase|buying|wholesale|excl|without|before|taxable|value|खरेदी|खरीद/,
  stock: /value|opening|minimum|\bmin\b|reorder|सुरुवात/,
  description: /^description of/,
  name: /supplier|vendor|temple|company|brand/,
}

export const { columnsOf, findHeadings } = columnFinder({
  fields: importedProductFields,
  names,
  isOthers: (field, heading) => others[field]?.test(heading) ?? false,
})
