import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readRegister } from '#server/features/imports/register.ts'
import { columnsOf, findHeadings } from './columns.ts'
import { readProducts } from './readProducts.ts'

/** Each line in one text: what was read, then why it is not simply imported. */
const linesOf = async (bytes: Buffer | string): Promise<string[]> => {
  const { headings, rows } = findHeadings(await readRegister(Buffer.from(bytes)))
  return readProducts(rows, columnsOf({}, headings)).map(({ number, row, faults, doubts }) => {
    const { name, code, category, price, stockOnHand, gstRate, hsn, weightGrams } = row
    const read = [name, code, category, price, stockOnHand, gstRate, hsn, weightGrams]
    const why =
      faults.length > 0 ? faults.map((one) => `✗ ${one}`) : doubts.map((one) => `? ${one}`)
    const shown = read.map((part) => (part === undefined ? '' : `${part}`))
    return [`${number}`, ...shown, ...(row.isPublished ? ['public'] : []), ...why].join('|')
  })
}

test('a workbook of the shop’s stock, with purchase prices, percentages and a total', async () => {
  const text = (value: string) => ({ value, type: String })
  const number = (value: number) => ({ value, type: Number })
  const headings = ['Sr.', 'Item code', 'Item name', 'Item group', 'Purchase rate', 'MRP incl. GST']
  const rows = [
    [text('Shri Ganesh Mandir Trust: stock of the stall')],
    [],
    [...headings, 'Opening stock', 'Closing stock', 'GST %', 'HSN/SAC', 'Wt.'].map(text),
    [
      number(1),
      text('BL/01'),
      text('Brass  Lamp'),
      text('Pooja Samagri'),
      number(300),
      number(450),
      number(9),
      number(6),
      { value: 0.05, type: Number, format: '0%' },
      number(7418),
      text('0.4 kg'),
    ],
    [
      number(2),
      null,
      text('Akshata rice'),
      text('puja kit'),
      number(20),
      number(40.5),
      null,
      text('1,200 pcs'),
      text('Nil'),
      number(1006),
      number(250),
    ],
    [
      number(3),
      null,
      text('Cashew prasad'),
      text('Sweets'),
      number(1),
      text('free'),
      null,
      number(-2),
      text('5%'),
      number(801),
    ],
    [null, null, text('Total'), null, number(321), number(490.5), null, number(1206)],
  ]
  const bytes = await (await writeXlsxFile(rows as never)).toBuffer()
  expect(await linesOf(bytes)).toEqual([
    '4|Brass Lamp|bl-01|puja_kits|450|6|5|7418|400',
    '5|Akshata rice||puja_kits||1200|0|1006|250|✗ Prices are whole rupees',
    '6|Cashew prasad|||||5|0801||✗ “Sweets” is not one of Idols, Puja Kits, Digital Items and Books|✗ The price “free” cannot be read|✗ The stock is below zero',
    expect.stringMatching(/^7\|Total\|.*✗ This is a total, not a product/),
  ])
})

test('a Marathi and a Hindi list with their own digits, in any order of columns', async () => {
  const marathi = [
    'किंमत,साठा,वस्तूचे नाव,प्रकार,एचएसएन कोड,जीएसटी दर,वजन,प्रकाशित',
    '"₹ १,४५०/-",१२ नग,शाडू मूर्ती,मूर्ती,६९१३,०%,२.१ किलो,होय',
  ].join('\n')
  expect(await linesOf(marathi)).toEqual(['2|शाडू मूर्ती||idols|1450|12|0|6913|2100|public'])
  const hindi = 'नाम;श्रेणी;मूल्य;मात्रा\nगणेश पुस्तक;पुस्तक;120;-\n'
  expect(await linesOf(hindi)).toEqual(['2|गणेश पुस्तक||books|120||||'])
})

test('an HSN code of which a spreadsheet has dropped or shortened digits', async () => {
  const csv = 'Name,HSN\nCashews,801\nCalendar,9.98E+05\nBook,49-01\nLamp,brass'
  expect(await linesOf(csv)).toEqual([
    '2|Cashews||||||0801||? HSN 801 is read as 0801',
    '3|Calendar||||||||✗ The spreadsheet has shortened the HSN code',
    '4|Book||||||4901|',
    '5|Lamp||||||||✗ The HSN code “brass” cannot be read',
  ])
})
