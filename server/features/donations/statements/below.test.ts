import { expect, test } from 'vitest'
import { guessColumns } from './columns.ts'
import { readRows } from './file.ts'
import { findTable } from './findTable.ts'
import { readLines } from './lines.ts'

const read = async (...rows: string[]) => {
  const { headings, rows: below } = findTable(await readRows(rows.join('\n')))
  const columns = guessColumns(headings, below)
  if (!columns) throw new Error(`not guessed: ${headings.join(', ')}`)
  const { lines, unreadable } = readLines(below, columns)
  return { came: lines.map(({ amountPaise }) => amountPaise / 100), unreadable }
}

const hdfc = [
  'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
  '********,**********,**********,********,******,******,******',
  '21/11/26,UPI-PRAKASH JADHAV-633100000777,0000633100000777,21/11/26,,751.00,45751.00',
  '22/11/26,CHQ DEP,0000000000004512,22/11/26,,11000.00,56751.00',
]
const summary = 'Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal'
const icici = [
  'S No.,Value Date,Cheque Number,Transaction Remarks,Withdrawal Amount,Deposit Amount,Balance',
  '1,20/11/2026,-,UPI/ASHA,0,501.00,5501.00',
]

test.each([
  ['HDFC', [...hdfc, summary, '125000.00,,1,3,5000.00,12000.00,132000.00'], [751, 11_000]],
  // ₹45,000 is 15 March 2023 to a spreadsheet.
  ['HDFC', [...hdfc, '', summary, '45000.00,,0,2,0.00,11751.00,56751.00'], [751, 11_000]],
  ['HDFC', [...hdfc, ',', '45000.00,2 lines,,,0.00,11751.00,56751.00,,'], [751, 11_000]],
  ['HDFC', [...hdfc, '125000.00,1,3,5000.00,12000.00,132000.00,,,'], [751, 11_000]],
  [
    'SBI',
    [
      'Txn Date,Value Date,Description,Ref No.,Debit,Credit,Balance',
      '20 Nov 2026,20 Nov 2026,BY TRANSFER,123,,501.00,5501.00',
      '**This is a computer generated statement of 2026.,,,,,,',
      ',,Of the year 2026,,1000.00,501.00,',
    ],
    [501],
  ],
  ['ICICI', [...icici, 'Legends', '1,2. UPI,24x7,call 18001234,0,5000,'], [501]],
  ['ICICI', [...icici, '', ',,,UPI: Unified Payments Interface since 2016,,2016,'], [501]],
] as const)('what %s writes below its last line is no line: %#', async (_, rows, came) => {
  expect(await read(...rows)).toEqual({ came, unreadable: [] })
})

test('a line whose day is spoilt or missing is named, also if it is the last', async () => {
  const spoilt = 'x3/11/2026,CHQ DEP,1,,,5000.00,61751.00'
  expect((await read(...hdfc, spoilt)).unreadable).toEqual([5])
  const missing = ',CASH DEPOSIT,1,,,5000.00,61751.00'
  expect((await read(...hdfc, missing, summary)).unreadable).toEqual([5])
})
