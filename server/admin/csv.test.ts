import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { tableDownload } from './tableDownload.ts'

type Value = string | number | boolean | undefined

async function* only(values: readonly Value[]): AsyncGenerator<readonly Value[]> {
  yield values
}

const written = async (...values: Value[]): Promise<string> => {
  const columns = values.map((_, at) => [`c${at}`, (row: readonly Value[]) => row[at]] as const)
  const exported = { subject: 'list', list: 'test', rows: 1 } as const
  const { body } = tableDownload('test.csv', exported, columns, only(values))
  return (await text(body)).split('\r\n')[1] ?? ''
}

test.each([
  ['a UTR', '630512345678', '"=""630512345678"""'],
  ['first zeros', '000123', '"=""000123"""'],
  ['a phone number', '+919822012345', '"=""+919822012345"""'],
  ['what looks like a power of ten', '12E10', '"=""12E10"""'],
  ['a PIN', '411030', '411030'],
  ['an amount', 100_000, '100000'],
  ['an amount below zero', -501, '-501'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula of digits', '="1"&A1', `"'=""1""&A1"`],
  ['a command', '@SUM(1)', "'@SUM(1)"],
  ['a word', 'Meera, Pune', '"Meera, Pune"'],
  ['nothing', undefined, ''],
])('%s is written so that a spreadsheet keeps it', async (_, value, cell) => {
  expect(await written(value, 'x')).toBe(`${cell},x`)
})
