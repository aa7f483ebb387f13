import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '#server/config.ts'

/** The names in the first column of the table. */
const listed = (): string[] => {
  const page = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8')
  const section = /^## Settings\n(.*?)^## /ms.exec(page)?.[1] ?? ''
  const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
}

test('docs/operations.md lists every setting and no other', () => {
  expect(listed().sort()).toEqual([...settingNames].sort())
})
