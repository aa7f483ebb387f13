import { describe, expect, test } from 'vitest'
import { decodeStatement, readRows } from './file.ts'
import { utrsIn } from './cells.ts'
import { guessColumns } from './columns.ts'
import { findTable } from './findTable.ts'
import { readLines } from './lines.ts'

const read = async (file: Buffer | string) => {
  const table = findTable(await readRows(decodeStatement(Buffer.from(file))))
  const columns = guessColumns(table.headings)
  if (!columns) throw new Error(`not guessed: ${table.headings.join(', ')}`)
  return readLines(table.rows, columns)
}

const hdfc = `HDFC BANK Ltd.,,,,,,
Statement of account,,,,,,
Account No : 50100012345678,,,,,,

Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
01/11/26,UPI-ARJUN RAO-ARJUN@OKHDFC-HDFC0000001-630512345678-D7K3M9WACE DONATION,0000630512345678,01/11/26,,"1,001.00","2,01,001.00"
02/11/26,"ATM WDL, PUNE",0000000000000001,02/11/26,500.00,,"2,00,501.00"
03/11/26,NEFT CR-SBIN0000001-MEERA,SBINN12026110312345,03/11/26,,"1,00,000.00","3,00,501.00"
,,,,500.00,"1,01,001.00",
`

const sbi = [
  'Account Name\t:\tShri Ganesha Mandir',
  '',
  'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance',
  '1 Nov 2026\t1 Nov 2026\tBY TRANSFER-UPI/CR/630512345678/ARJUN RA/HDFC/arjun@okhd/D7K3M9WA--\tTRANSFER FROM 4897\t \t1,001.00\t2,01,001.00',
].join('\r\n')

const icici = `"S No.";"Value Date";"Transaction Date";"Cheque Number";"Transaction Remarks";"Withdrawal Amount (INR )";"Deposit Amount (INR )";"Balance (INR )"
"1";"05/11/2026";"05/11/2026";"-";"UPI/630512345678/D7K3M9WACE Don/arjun@okicici/ICICI";"0.00";"1,001.00";"5,000.00"
`

const kotak = `Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance
1,05-11-2026 10:22:41,05-11-2026,UPI/ARJUN RAO/630512345678/D7K3M9WACE,UPI-630512345678,"1,001.00",CR,"5,000.00"
2,06-11-2026 08:00:00,06-11-2026,CHARGES,,"1,001.00",DR,"3,999.00"
`

describe('Statements of the common banks are read by their headings', () => {
  test('HDFC: lines above, two digits of the year, numbers with noughts, totals below', async () => {
    const { lines, unreadable } = await read(hdfc)
    expect(unreadable).toEqual([])
    expect(lines).toMatchObject([
      { day: '2026-11-01', amountPaise: 1001_00, utrs: ['630512345678'] },
      { day: '2026-11-03', amountPaise: 100_000_00, utrs: [] },
    ])
  })

  test.each([
    ['SBI: tabs and names of months', sbi, '2026-11-01'],
    ['ICICI: semicolons, noughts where nothing went', icici, '2026-11-05'],
    ['Kotak: one column for both, and another that says which', kotak, '2026-11-05'],
  ])('%s', async (_, file, day) => {
    const { lines } = await read(file)
    expect(lines).toMatchObject([{ day, amountPaise: 1001_00, utrs: ['630512345678'] }])
  })

  const devanagari = `दिनांक,विवरण,जमा\n05/11/2026,श्री ज्ञानेश्वर कुलकर्णी,"₹ 1,001.00"\n`

  test.each([
    ['UTF-8', Buffer.from(devanagari)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${devanagari}`)],
    ['UTF-16', Buffer.from(`\uFEFF${devanagari}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${devanagari}`, 'utf16le').swap16()],
  ])('in %s', async (_, file) => {
    const { lines } = await read(file)
    expect(lines).toMatchObject([{ day: '2026-11-05', text: 'श्री ज्ञानेश्वर कुलकर्णी' }])
  })

  test('in UTF-16 without its mark, and in Windows-1252', async () => {
    expect((await read(Buffer.from(kotak, 'utf16le'))).lines).toHaveLength(1)
    const western = Buffer.from(
      kotak.replace('ARJUN RAO', 'JOSÉ – RAO').replace('–', '-'),
      'latin1',
    )
    expect((await read(western)).lines).toMatchObject([{ text: expect.stringContaining('JOSÉ') }])
  })
})

test('the same line has the same key in every file, and two that say the same have two', async () => {
  const twice = `Date,Narration,Credit\n05/11/2026,CASH,501\n05/11/2026,CASH,501.00\n`
  const { lines } = await read(twice)
  expect(new Set(lines.map(({ key }) => key)).size).toBe(2)
  const later = `Date;Narration;Credit\n05-Nov-2026;Cash;501,00\n`.replace('501,00', '501')
  expect((await read(later)).lines[0]?.key).toBe(lines[0]?.key)
  expect((await read(twice)).lines).toEqual(lines)
})

test('the number of a payment is in its own column, and never one that appears in several lines', async () => {
  const utrs = async (...rows: string[]) =>
    (await read(['Date,Narration,Ref No,Credit', ...rows].join('\n'))).lines.map((one) => one.utrs)
  expect(
    await utrs(
      '05/11/2026,TO 004012345678 UPI 630599999999,630512345678,501',
      '05/11/2026,TO 004012345678,630512345679,501',
      '05/11/2026,TO 004012345678 UPI 630512345680,,501',
      '05/11/2026,TO 004012345678,004012345678,501',
      '05/11/2026,UPI 630512345681 FROM 104012345678,,501',
    ),
  ).toEqual([
    ['630512345678'],
    ['630512345679'],
    ['630512345680'],
    [],
    ['630512345681', '104012345678'],
  ])
})

test('a row with more cells than headings is never guessed at', async () => {
  const headings = 'Date,Narration,Debit,Credit,Balance'
  const file = [
    headings,
    '05/11/2026,A,,501.00,5000.00',
    '06/11/2026,B,,1,001.00,6001.00',
    '07/11/2026,ATM WDL, PUNE,500.00,,5501.00',
    'Total, in all, of, these, rows, 1001.00',
    '08/11/2026,C,,"1,001.00",6502.00',
  ]
  const { lines, unreadable } = await read(file.join('\n'))
  expect(lines.map(({ text, amountPaise }) => [text, amountPaise])).toEqual([
    ['A', 501_00],
    ['C', 1001_00],
  ])
  expect(unreadable).toEqual([3, 4])
})

test('a separator at the end of every row is not a cell, and hides no split amount', async () => {
  const file = [
    'Date,Narration,Credit,Balance',
    '05/11/2026,A,501.00,5000.00,',
    '06/11/2026,B,1,501.00,',
    '07/11/2026,C,"1,001.00",6001.00,',
  ]
  const { lines, unreadable } = await read(file.join('\n'))
  expect(lines.map(({ text }) => text)).toEqual(['A', 'C'])
  expect(unreadable).toEqual([3])
})

test('a line that cannot be read is named by its number', async () => {
  const file = `Date,Narration,Credit\n05/11/2026,A,501\n31/02/2026,B,501\n06/11/2026,C,5O1\n`
  const { lines, unreadable } = await read(file)
  expect(lines.map(({ text }) => text)).toEqual(['A'])
  expect(unreadable).toEqual([3, 4])
})

test.each([
  ['UPI/630512345678/x', ['630512345678']],
  ['0000630512345678', ['630512345678']],
  ['005012345678', ['005012345678']],
  ['account 50100012345678', []],
  ['630512345678 and 0000630512345678', ['630512345678']],
  ['UPI/919876543210@ybl/630512345678', ['630512345678']],
  ['UPI-ARJUN RAO-919876543210-2@YBL-HDFC', []],
  ['UPI-630512345678-arjun@ybl', ['630512345678']],
  ['paytm.919876543210@ptys', []],
  ['MEERA919876543210/x', []],
  ['UPI/919012345678/x', ['919012345678']],
])('in %j are the numbers %j', (text, utrs) => expect(utrsIn(text)).toEqual(utrs))

test.each([
  ['nothing', '', 'The file is empty'],
  ['a PDF', '%PDF-1.7 …', 'This is a PDF'],
  ['an Excel file', 'PK\u0003\u0004…', 'This is an Excel file'],
  [
    'a web page without a table of payments',
    '<!-- x -->\n<HTML><table><tr><td>Date</td>',
    'No table',
  ],
  [
    'a workbook',
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>',
    'This is an Excel file',
  ],
  ['a letter', 'Dear Sir,\nplease find enclosed, as usual,\nyours', 'No table'],
  ['one column', 'a\nb\nc\n', 'No table'],
  ['a table of something else', 'Name,Town,Age\nMeera,Pune,40\nArjun,Nashik,41\n', 'No table'],
  ['bytes', '\u0000\u0001\u0002\u0000\u0000\u0000', 'No table'],
  ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'not a CSV file'],
])('%s is refused in words', async (_, file, words) => {
  await expect(read(Buffer.from(file, 'latin1'))).rejects.toMatchObject({
    code: 'unsupported_media_type',
    message: expect.stringContaining(words),
  })
})
