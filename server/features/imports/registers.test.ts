import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { columnsOf, findHeadings } from './columns.ts'
import { readPastGifts } from './readPastGifts.ts'
import { readRegister } from './register.ts'

/** Each line in one text: what was read, then why it is not simply new. */
const linesOf = async (bytes: Buffer | string, chosen = {}): Promise<string[]> => {
  const { headings, rows } = findHeadings(await readRegister(Buffer.from(bytes)))
  return readPastGifts(rows, columnsOf(chosen, headings), '2026-11-21').map(
    ({ number, gift, faults, doubts }) => {
      const { fullName, phone, email, address, givenOn, amount, purpose, receipt } = gift
      const read = [fullName, phone, email, address, givenOn, amount, purpose, receipt]
      const why = faults.length > 0 ? `✗ ${faults.join(', ')}` : doubts.map((one) => `? ${one}`)
      return [`${number}`, ...read.filter((part) => part !== undefined), ...[why].flat()].join(
        ' | ',
      )
    },
  )
}

test('a workbook with the temple’s name above it, typed dates and phone numbers', async () => {
  const text = (value: string) => ({ value, type: String })
  const rows = [
    [text('Shri Ganesh Mandir Trust')],
    [],
    ['Sr. No.', 'Name of donor', 'Mobile', 'Date', 'Amount (Rs.)', 'Towards', 'Rcpt No'].map(text),
    [
      { value: 1, type: Number },
      text('Meera Kulkarni'),
      { value: 9_822_012_345, type: Number },
      { value: new Date('2015-09-17T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      { value: 1100, type: Number },
      text('Annadan'),
      text('A/17'),
    ],
    [
      { value: 2, type: Number },
      text('Anant Joshi'),
      text('98220 11111 / 020 2445 6789'),
      text('17-Sep-15'),
      { value: 501.5, type: Number },
    ],
    [null, text('Total'), null, null, { value: 1601.5, type: Number }],
  ]
  const bytes = await (await writeXlsxFile(rows as never)).toBuffer()
  expect(await linesOf(bytes)).toEqual([
    '4 | Meera Kulkarni | 9822012345 | 2015-09-17 | 1100 | Annadan | A/17',
    '5 | Anant Joshi | 98220 11111 | 2015-09-17 | ✗ Gifts are recorded in whole rupees',
    expect.stringMatching(/^6 \| Total \| ✗ This is a total, not a donor/),
  ])
})

test('a Marathi register with its own digits, in any order of columns', async () => {
  const csv = [
    'पावती क्र.,दिनांक,देणगीदाराचे नाव,पत्ता,मोबाईल,रक्कम',
    '१२,१५/०८/२०१९,श्री. राम जोशी,"लक्ष्मी रोड, पुणे",९८२२०१२३४५,"₹ १,००,०००/-"',
    '१३,३१/०२/२०१९,सौ. सीता पाटील,,,५०१',
    'एकूण,,,,,१००५०१',
  ].join('\n')
  expect(await linesOf(csv)).toEqual([
    '2 | श्री. राम जोशी | 9822012345 | लक्ष्मी रोड, पुणे | 2019-08-15 | 100000 | १२',
    '3 | सौ. सीता पाटील | 501 | १३ | ✗ The date “३१/०२/२०१९” cannot be read',
    '4 |  | 100501 | एकूण | ✗ There is no name on this line',
  ])
})

test('a Hindi list with semicolons, of which only the years are known', async () => {
  const csv = 'नाम;शहर;राशि;वर्ष\r\nराम शर्मा;नासिक;2100;2015-16\r\nसीता देवी;नासिक;;\r\nमोहन;;;\r\n'
  expect(await linesOf(csv)).toEqual([
    '2 | राम शर्मा | नासिक | 2015-04-01 | 2100 | ? Only the year is known: counted in 2015, from April',
    '3 | सीता देवी | नासिक',
    '4 | मोहन | ? There is only a name on this line',
  ])
})

test('a list from a spreadsheet that has spoilt it, with headings on each page', async () => {
  const csv = [
    'Donor,Contact,Dt.,Amt,Email',
    'Vikram Patil,9.82E+09,12/05/1998,"Rs. 5,001/-",vikram@@x',
    'Donor,Contact,Dt.,Amt,Email',
    'Asha Rao,12345,13/05/1998,abc,',
    'Asha Rao,,13/05/2031,101,',
    'Ravi,,14/05/1998,-50,ravi@Example.org',
    'Uma,,,251,',
  ].join('\n')
  expect(await linesOf(csv)).toEqual([
    '2 | Vikram Patil | 1998-05-12 | 5001 | ? The spreadsheet has shortened the phone number, so it is left out | ? “vikram@@x” is not an email address, so it is left out',
    '4 | Asha Rao | 1998-05-13 | ✗ The amount “abc” cannot be read',
    '5 | Asha Rao | 101 | ✗ The date “13/05/2031” is in the future',
    '6 | Ravi | ravi@example.org | 1998-05-14 | ✗ The amount is below zero',
    '7 | Uma | 251 | ? The date is missing',
  ])
})

test('a text with tabs and foreign headings is read by the columns that staff choose', async () => {
  const bytes = Buffer.from(
    'Who\tWhen\tGave\nJosé "Pepe" D\u2019Souza\t1 Jan 2020\t1,001\n',
    'utf8',
  )
  expect(await linesOf(bytes, { name: 0, day: 1, amount: 2 })).toEqual([
    '2 | José "Pepe" D’Souza | 2020-01-01 | 1001',
  ])
})

test.each([
  ['', 'The file is empty.'],
  ['%PDF-1.7', 'This is a PDF. Please choose the list as CSV or Excel (.xlsx).'],
  ['only words', 'No table was found in this file.'],
  ['a,b\n'.repeat(10_001), 'The file has more than 10000 lines'],
])('the file %.12j is refused in words', async (file, words) => {
  await expect(readRegister(Buffer.from(file))).rejects.toThrow(words)
})
