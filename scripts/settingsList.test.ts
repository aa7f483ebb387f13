import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '#server/config.ts'

/** The names in the first column of the README's table. */
const told = (): string[] => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const section = /^## Settings\n(.*?)^## /ms.exec(readme)?.[1] ?? ''
  const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
}

test('the README tells of every setting there is, and of no other', () => {
  expect(told().sort()).toEqual([...settingNames].sort())
})
