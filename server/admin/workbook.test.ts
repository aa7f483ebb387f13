import { buffer } from 'node:stream/consumers'
import readSheets from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import type { Value } from './table.ts'
import { tableDownload } from './tableDownload.ts'
import { mostWorkbookRows } from './workbook.ts'

const exported = (rows: number) => ({ subject: 'list', list: 'test', rows }) as const

const readBack = async (values: readonly Value[]): Promise<unknown[]> => {
  const rows = values.map((value) => [value])
  const columns = [['Value', ([value]: Value[]) => value] as const]
  const workbook = tableDownload('test', exported(rows.length), columns, rows).asWorkbook?.()
  const bytes = await buffer(workbook?.body ?? expect.fail('no workbook'))
  const [sheet] = await readSheets(new Uint8Array(bytes).buffer)
  expect(sheet?.data[0]).toEqual(['Value'])
  return (sheet?.data ?? []).slice(1).map(([cell]) => cell ?? null)
}

test('amounts are numbers, days are dates, and everything else keeps each sign', async () => {
  const day = new Date('2026-11-21T00:00:00Z')
  const cases: readonly (readonly [Value, unknown])[] = [
    [100_000, 100_000],
    [-501.5, -501.5],
    ['2026-11-21', day],
    ['2026-11-21 14:05', new Date('2026-11-21T14:05:00Z')],
    ['2026-02-30', '2026-02-30'],
    ['2026-11', '2026-11'],
    ['630512345678', '630512345678'],
    ['000123', '000123'],
    ['+919822012345', '+919822012345'],
    ['411030', '411030'],
    ['9701', '9701'],
    ['ABCDE1234F', 'ABCDE1234F'],
    ['=1+1', '=1+1'],
    ['Meera & <Anant>  कुलकर्णी 🙏', 'Meera & <Anant>  कुलकर्णी 🙏'],
    ['two\nlines', 'two\nlines'],
    ['bell\u0007, half \ud83d', 'bell, half \ufffd'],
    ['x'.repeat(40_000), 'x'.repeat(32_767)],
    [true, 'yes'],
    [undefined, null],
    ['last', 'last'],
  ]
  expect(await readBack(cases.map(([value]) => value))).toEqual(cases.map(([, read]) => read))
})

test('a list of many rows is written whole', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => at)
  expect(await readBack(many)).toEqual(many)
})

test('a list that no sheet holds is refused, with what to do', () => {
  const { asWorkbook } = tableDownload('test', exported(mostWorkbookRows + 1), [], [])
  expect(asWorkbook).toThrow(AppError)
  expect(asWorkbook).toThrow('download it as CSV')
})

test('an error among the rows ends the file instead of shortening it', async () => {
  async function* broken(): AsyncGenerator<Value> {
    yield 1
    throw new Error('no connection')
  }
  const columns = [['Value', (value: Value) => value] as const]
  const workbook = tableDownload('test', exported(2), columns, broken()).asWorkbook?.()
  await expect(buffer(workbook?.body ?? expect.fail('no workbook'))).rejects.toThrow('connection')
})
