import { describe, expect, test } from 'vitest'
import { guessColumns } from './columns.ts'
import { readRows } from './file.ts'
import { findTable } from './findTable.ts'
import { readLines, type Reading } from './lines.ts'

const read = async (...rows: string[]): Promise<Reading> => {
  const { headings, rows: below } = findTable(await readRows(rows.join('\n')))
  const columns = guessColumns(headings, below)
  if (!columns) throw new Error(`not guessed: ${headings.join(', ')}`)
  return readLines(below, columns)
}

describe('A quotation mark in a narration', () => {
  const heading = 'Date,Narration,Withdrawal,Deposit,Balance'
  const others = [
    '04/11/2026,BEFORE,,"1,001.00","5,000.00"',
    '06/11/2026,AFTER,,"2,002.00","7,002.00"',
  ] as const

  test.each([
    ['at its beginning', '05/11/2026,"DIWALI GIFT,,501.00,5501.00', '"DIWALI GIFT'],
    ['before a quoted amount', '05/11/2026,"DIWALI,,"1,501.00","5,501.00"', '"DIWALI'],
    ['in the middle', '05/11/2026,DIWALI 5" LAMP,,501.00,5501.00', 'DIWALI 5" LAMP'],
    ['around a word', '05/11/2026,UPI "DIWALI" GIFT,,501.00,5501.00', 'UPI "DIWALI" GIFT'],
    ['around the first word', '05/11/2026,"DIWALI" GIFT,,501.00,5501.00', '"DIWALI" GIFT'],
    ['inside a quoted cell', '05/11/2026,"UPI "DIWALI, GIFT",,"501.00",', 'UPI "DIWALI, GIFT'],
    ['at its end', '05/11/2026,DIWALI",,501.00,5501.00', 'DIWALI"'],
  ])('%s loses no line', async (_, row, text) => {
    const found = await read(heading, others[0], row, others[1])
    expect(found.lines.map((line) => line.text)).toEqual(['BEFORE', text, 'AFTER'])
    expect(found.unreadable).toEqual([])
  })

  test('in two narrations swallows nothing between them', async () => {
    const found = await read(
      heading,
      '04/11/2026,"ARJUN,,501.00,5000.00',
      ...others,
      '07/11/2026,RAO",,601.00,5000.00',
    )
    expect(found.lines.map(({ amountPaise }) => amountPaise / 100)).toEqual([501, 1001, 2002, 601])
  })

  test('a narration of several lines stays one cell', async () => {
    const found = await read(heading, others[0], '05/11/2026,"UPI, ARJUN\nRAO",,501.00,', others[1])
    expect(found.lines.map((line) => line.text)).toEqual(['BEFORE', 'UPI, ARJUN RAO', 'AFTER'])
  })
})

describe('A narration that wraps over several rows', () => {
  const heading = 'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance'

  test('keeps its reference and its number', async () => {
    const { lines, unreadable } = await read(
      heading,
      '05/11/26,UPI-ARJUN RAO-ARJUN@OKHDFC-HDFC0000001,,,501.00,5501.00',
      ',630512345678-D7K3M,,,,',
      ',9WACE DONATION,,,,',
      '06/11/26,UPI-MEERA-6305123,00006305,,601.00,6102.00',
      ',45679-GIFT,12345680,,,',
    )
    expect(unreadable).toEqual([])
    expect(lines[0]?.text).toBe(
      'UPI-ARJUN RAO-ARJUN@OKHDFC-HDFC0000001 630512345678-D7K3M 9WACE DONATION',
    )
    expect(lines.map(({ utrs }) => utrs)).toEqual([['630512345678'], ['630512345680']])
    expect(lines[1]?.numbers).toContain('630512345679')
  })

  test('in one cell of several lines', async () => {
    const { lines } = await read(heading, '05/11/26,"UPI-ARJUN-63051\n2345678",,,501.00,5501.00')
    expect(lines[0]?.utrs).toEqual(['630512345678'])
  })
})
