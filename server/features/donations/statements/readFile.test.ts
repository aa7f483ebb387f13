import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { guessColumns } from './columns.ts'
import { findTable } from './findTable.ts'
import { readLines } from './lines.ts'
import { readStatementFile } from './file.ts'

const linesOf = async (file: Buffer) => {
  const table = findTable(await readStatementFile(file))
  const columns = guessColumns(table.headings, table.rows)
  if (!columns) throw new Error(`not guessed: ${table.headings.join(', ')}`)
  const { lines, unreadable, lostDigits } = readLines(table.rows, columns)
  return {
    lines: lines.map(({ day, amountPaise, text }) => [day, amountPaise / 100, text]),
    unreadable,
    lostDigits,
  }
}

const headings = ['Txn Date', 'Description', 'Ref No', 'Debit', 'Credit']

const workbook = (rows: readonly (readonly (string | number | Date | null)[])[]): Promise<Buffer> =>
  writeXlsxFile(
    [headings, ...rows].map((row) =>
      row.map((value) => {
        if (value === null) return null
        return value instanceof Date
          ? { type: Date, value, format: 'dd/mm/yyyy' }
          : { value, type: typeof value === 'number' ? Number : String }
      }),
    ),
  ).toBuffer()

test('an Excel workbook: days and amounts as Excel keeps them, or as text', async () => {
  const file = await workbook([
    [new Date('2026-11-20T00:00:00Z'), 'UPI/ASHA', 633100000777, null, 501],
    ['21/11/2026', 'CHQ DEP', '004512', null, 1001.1],
    ['22/11/2026', 'ATM', null, 500, null],
    ['22/11/2026', 'NEFT', 6331000007771234, null, '1,00,000.00'],
  ])
  expect(await linesOf(file)).toEqual({
    lines: [
      ['2026-11-20', 501, 'UPI/ASHA · 633100000777'],
      ['2026-11-21', 1001.1, 'CHQ DEP · 004512'],
      ['2026-11-22', 100_000, 'NEFT · 6.33E+15'],
    ],
    unreadable: [],
    lostDigits: [5],
  })
})

const page = `<html><head><style>td { color: red }</style></head><body>
<table><tr><td colspan="5">State Bank &amp; Co</td></tr><tr><td>Account</td><td>1234</td></tr></table>
<TABLE border=1><TR><TH>Txn Date<TH>Description<TH>Ref No<TH>Debit<TH>Credit</TR>
<tr><td>20/11/2026</td><td>UPI/ASHA<br>DEVI</td><td>633100000777</td><td>&nbsp;</td><td>501.00</td></tr>
<tr><td>21/11/2026<td>A &lt; B<td><td>500.00<td></tr>
<tr><td>22/11/2026</td><td><b>CHQ</b> DEP</td><td>4512</td><td></td><td> 1,001.00 </td>`

test('a web page that the bank calls .xls, with tags left open', async () => {
  const lines = [
    ['2026-11-20', 501, 'UPI/ASHA DEVI · 633100000777'],
    ['2026-11-22', 1001, 'CHQ DEP · 4512'],
  ]
  expect(await linesOf(Buffer.from(page))).toEqual({ lines, unreadable: [], lostDigits: [] })
  expect((await linesOf(Buffer.from(`\uFEFF${page}`, 'utf16le'))).lines).toEqual(lines)
})

/** An archive with one file; its size may be a lie. */
const zip = (name: string, content: Buffer, size = content.length): Buffer => {
  const packed = deflateRawSync(content)
  const head = Buffer.alloc(30 + name.length)
  head.writeUInt32LE(0x04_03_4b_50)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  head.write(name, 30)
  const entry = Buffer.alloc(46 + name.length)
  entry.writeUInt32LE(0x02_01_4b_50)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.write(name, 46)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(head.length + packed.length, 16)
  return Buffer.concat([head, packed, entry, end])
}

const sheet = 'xl/worksheets/sheet1.xml'
const far =
  '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"/></row></sheetData></worksheet>'

test.each([
  [
    'an old workbook',
    Buffer.from('\u00d0\u00cf\u0011\u00e0\u00a1', 'latin1'),
    /Save As.*\.xlsx.* CSV/,
  ],
  ['half a workbook', Buffer.from('PK\u0003\u0004 and no more'), /cannot be read/],
  ['another archive', zip('letter.txt', Buffer.from('Dear Sir')), /cannot be read/],
  ['a bomb', zip(sheet, Buffer.alloc(80 * 1024 * 1024, ' ')), /cannot be read/],
  ['a bomb that lies', zip(sheet, Buffer.alloc(80 * 1024 * 1024, ' '), 100), /cannot be read/],
  ['a cell far away', zip(sheet, Buffer.from(far)), /more than 20000 lines/],
  ['pages of rows', Buffer.from(`<table>${'<tr><td>1<td>2'.repeat(20_050)}`), /more than 20000/],
])('%s is refused in words', async (_, file, words) => {
  await expect(readStatementFile(file)).rejects.toMatchObject({
    code: 'unsupported_media_type',
    message: expect.stringMatching(words),
  })
})
