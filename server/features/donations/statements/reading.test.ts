import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tableDownload } from '#server/admin/tableDownload.ts'
import { guessColumns, withDebit } from './columns.ts'
import { decodeStatement, readRows } from './file.ts'
import { findTable } from './findTable.ts'
import { readLines, type Reading } from './lines.ts'

const tableOf = async (...rows: string[]) =>
  findTable(await readRows(decodeStatement(Buffer.from(rows.join('\n')))))

const read = async (...rows: string[]): Promise<Reading> => {
  const { headings, rows: below } = await tableOf(...rows)
  const columns = guessColumns(headings, below)
  if (!columns) throw new Error(`not guessed: ${headings.join(', ')}`)
  return readLines(below, columns)
}

const amountsOf = ({ lines }: Reading) => lines.map(({ amountPaise }) => amountPaise / 100)
const countsOf = ({ lines, paid, unreadable }: Reading) => [
  lines.length,
  paid.count,
  unreadable.length,
]

describe('Cells that exports wrap to keep their digits', () => {
  test.each([
    ['a formula', '="05/11/2026",="UPI DIWALI",="630512345678","=""1,001.00"""'],
    ['an apostrophe', "'05/11/2026,UPI DIWALI,'630512345678,\"'1,001.00\""],
    ['no-break spaces', '05/11/2026\u00A0,UPI\u00A0DIWALI,630512345678\u00A0,"\u00A01,001.00"'],
  ])('%s', async (_, row) => {
    const { lines, unreadable } = await read('Date,Narration,Ref No,Credit', row)
    expect(unreadable).toEqual([])
    expect(lines).toMatchObject([
      { day: '2026-11-05', amountPaise: 1001_00, text: 'UPI DIWALI · 630512345678' },
    ])
    expect(lines[0]?.utrs).toEqual(['630512345678'])
  })

  test('the line has the same key, however its cells were wrapped', async () => {
    const heading = 'Date,Narration,Ref No,Credit'
    const [plain, kept] = [
      await read(heading, '05/11/2026,UPI,000012,501'),
      await read(heading, '="05/11/2026",\'UPI,="000012",="501.00"'),
    ]
    expect(kept.lines[0]?.key).toBe(plain.lines[0]?.key)
  })
})

describe('Amounts saved under other settings', () => {
  const heading = 'Date;Narration;Debit;Credit;Balance'

  test('a decimal comma', async () => {
    const found = await read(
      heading,
      '05/11/2026;UPI D7K3M9WACE;;501,00;5001,00',
      '06/11/2026;ATM;100,00;;4901,00',
      '07/11/2026;NEFT;;1.00.000,00;104901,00',
    )
    expect(amountsOf(found)).toEqual([501, 100_000])
    expect(countsOf(found)).toEqual([2, 1, 0])
    expect(found.paid.paise).toBe(100_00)
  })

  test('of two signs in one column none is trusted', async () => {
    const found = await read(heading, '05/11/2026;A;;501,00;', '06/11/2026;B;;1,001.00;')
    expect(found.unreadable).toEqual([2, 3])
  })
})

describe('Columns and directions', () => {
  test('a direction beside the balance does not decide what a payment is', async () => {
    const found = await read(
      'Date,Particulars,Debit,Credit,Balance,Dr/Cr',
      '05/11/2026,UPI,,501.00,5000.00,Dr',
      '06/11/2026,ATM,200.00,,5200.00,Dr',
    )
    expect(amountsOf(found)).toEqual([501])
    expect(countsOf(found)).toEqual([1, 1, 0])
  })

  test.each(['Type', 'Balance Dr/Cr', 'CR/DR'])(
    'nor does a column %s after it, if staff chose it before',
    async (heading) => {
      const { headings, rows } = await tableOf(
        `Date,Particulars,Withdrawal,Deposit,Balance,${heading}`,
        '05/11/2026,UPI,,501.00,5000.00,DR',
      )
      const chosen = { date: 0, description: 1, credit: 3, direction: 5 }
      expect(amountsOf(readLines(rows, withDebit(headings, chosen)))).toEqual([501])
    },
  )

  test('of two columns of directions the one beside the amount counts', async () => {
    const found = await read(
      'Date,Particulars,Amount,Dr/Cr,Balance,Dr/Cr',
      '05/11/2026,UPI,501.00,CR,5000.00,DR',
      '06/11/2026,ATM,200.00,DR,4800.00,CR',
    )
    expect(countsOf(found)).toEqual([1, 1, 0])
    expect(amountsOf(found)).toEqual([501])
  })

  test('one amount for both ways needs signs or a direction, or staff are asked', async () => {
    const heading = 'Date,Particulars,Amount,Balance,Dr/Cr'
    const unsigned = await tableOf(heading, '05/11/2026,UPI,501.00,5000.00,Cr')
    expect(guessColumns(unsigned.headings, unsigned.rows)).toBeUndefined()
    const found = await read(
      heading,
      '05/11/2026,UPI,501.00,5000.00,Cr',
      '06/11/2026,ATM,-200.00,4800.00,Cr',
    )
    expect(countsOf(found)).toEqual([1, 1, 0])
  })

  test('a direction nobody knows is named; a kind of payment is none', async () => {
    const heading = 'Date,Narration,Amount,Type'
    const found = await read(heading, '05/11/2026,A,501,Credit', '06/11/2026,B,501,?')
    expect([amountsOf(found), found.unreadable]).toEqual([[501], [3]])
    const kinds = await read(heading, '05/11/2026,A,501,UPI', '06/11/2026,B,601,NEFT')
    expect(amountsOf(kinds)).toEqual([501, 601])
  })

  test('a column of C and D is one of directions, whatever it is called; a kind of card is none', async () => {
    const found = await read(
      'Date|Narration|Amount|D/C',
      '05/11/2026|A|501|C',
      '06/11/2026|B|200|D',
    )
    expect([amountsOf(found), found.paid.count]).toEqual([[501], 1])
    const cards = await read('Date,Narration,Amount,Type', '05/11/2026,A,501,Debit Card')
    expect(amountsOf(cards)).toEqual([501])
  })

  test('both ways on one line, or none, are named', async () => {
    const found = await read(
      'Date,Narration,Withdrawal,Deposit',
      '05/11/2026,A,,501',
      '06/11/2026,B,100,501',
      '07/11/2026,C,,',
      '08/11/2026,Opening balance,,',
    )
    expect(found.unreadable).toEqual([3, 4])
  })
})

describe('Days', () => {
  const heading = 'Date,Narration,Credit'

  test('one value above 12 settles a column that has the month first', async () => {
    const { lines } = await read(heading, '12/1/2026,A,501', '11/27/2026,B,601')
    expect(lines.map(({ day }) => day)).toEqual(['2026-12-01', '2026-11-27'])
  })

  test('also if no day could be read the usual way', async () => {
    const { lines } = await read(heading, '11/27/2026,A,501', '11/28/2026,B,601')
    expect(lines.map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-28'])
  })

  test('as a spreadsheet stores them', async () => {
    const { lines, unreadable } = await read(heading, '46331,A,501', '46332.43,B,50000')
    expect([lines.map(({ day }) => day), unreadable]).toEqual([['2026-11-05', '2026-11-06'], []])
  })

  test('hidden by a narrow column, they are named', async () => {
    expect((await read(heading, '05/11/2026,A,501', '########,B,601')).unreadable).toEqual([3])
  })
})

test('a summary below the lines is no line; a row without its day is named', async () => {
  const found = await read(
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    '01/11/26,UPI-A,1,01/11/26,,"1,001.00","2,01,001.00"',
    ',CASH DEPOSIT,,,,700.00,"2,01,701.00"',
    '02/11/26,ATM,2,02/11/26,500.00,,"2,01,201.00"',
    '********,**********,********,********,********,********,********',
    '',
    'STATEMENT SUMMARY :-,,,,,,',
    'Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,',
    '"2,00,000.00",1,1,500.00,"1,001.00","2,00,501.00",',
    'Generated On: 28-Nov-2026 10:22:41,Generated By: 12345678,,Requesting Branch Code: 1,,,',
    'This is a computer generated statement of 2026, and does, not, require, a, signature 1.',
  )
  expect(amountsOf(found)).toEqual([1001])
  expect(countsOf(found)).toEqual([1, 1, 1])
  expect(found.unreadable).toEqual([3])
})

test('the headings of the next page close nothing', async () => {
  const heading = 'Date,Narration,Withdrawal,Deposit,Balance'
  const found = await read(
    heading,
    '05/11/2026,A,,501,5000',
    'Page 1 of 2,,,,',
    heading,
    '06/11/2026,B,,601,5601',
    'x6/11/2026,C,,701,6302',
  )
  expect([amountsOf(found), found.unreadable]).toEqual([[501, 601], [6]])
})

test('numbers that a spreadsheet has shortened are named', async () => {
  const found = await read(
    'Date,Narration,Ref No,Deposit',
    '05/11/2026,A,6.30512E+11,501',
    '06/11/2026,B,630512345678,601',
    '07/11/2026,UPI 6.31E+11,,701',
  )
  expect(found.lostDigits).toEqual([2, 4])
  expect(found.lines.map(({ utrs }) => utrs)).toEqual([[], ['630512345678'], []])
})

test('our own exports are read back whole', async () => {
  const values = ['630512345678', '000123', '+919822012345', '12E10', 'a "b", c']
  const columns = values.map((value) => [value, () => value] as const)
  const exported = { subject: 'list', list: 'test', rows: 1 } as const
  const { body } = tableDownload('test.csv', exported, columns, Readable.from([1]))
  const [, row] = await readRows(await text(body))
  expect(row).toEqual(values)
})

const cell = fc.oneof(
  fc.constantFrom('', '0.00', '501', '501,00', '1,001.00', '-5', '5O1', '500 Dr', '"', 'x', '1e5'),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((n) => n.toFixed(2)),
)
const day = fc.constantFrom('05/11/2026', '11/27/2026', '27/11/2026', '31/02/2026', '####', '46331')
const note = fc.constantFrom('UPI', 'a "gift"', '6.31E+11', 'Dr', 'Cr', 'credit note')

test('whatever its cells say, every line is received, paid or unreadable', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(day, note, cell, cell, note), { minLength: 1, maxLength: 12 }),
      fc.constantFrom('Withdrawal,Deposit,x', 'x,Amount,Dr/Cr', 'x,Credit,x', 'Debit,Credit,Dr/Cr'),
      async (rows, money) => {
        const quoted = rows.map((cells) =>
          cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','),
        )
        const found = await read(`Date,Narration,${money}`, '05/11/2026,A,,501.00,Cr', ...quoted)
        const counted = countsOf(found).reduce((sum, count) => sum + count, 0)
        expect(counted).toBe(rows.length + 1)
      },
    ),
    { numRuns: 300 },
  )
})
