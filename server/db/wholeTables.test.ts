import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A table, and at once what is done to it: to every row. */
const wholeTable = /\b(?:trx|db)(?:<\w+>)?\(([^()]+)\)\s*\.(update|delete)\(/g

/** Each of these tables has one row, or is filled anew. */
const meant = [
  'features/bookings/dayParts.ts: update day_parts',
  'features/bookings/priests.ts: update table',
  'features/bookings/slotRepository.ts: delete slot_ceilings',
  'features/contact/templates.ts: update table',
  'features/notifications/mailTrouble.ts: delete mail_trouble',
  'features/site/repository.ts: update site',
  'move/copy.ts: delete table',
]

test('a statement changes the rows that it names; only these are about a whole table', () => {
  const files = globSync('**/*.ts', { cwd: root, exclude: ['test', '**/*.test.ts'] })
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(wholeTable)].map(
      ([, table = '', verb]) => `${file}: ${verb} ${table.replaceAll("'", '')}`,
    ),
  )
  expect([...new Set(found)].toSorted()).toEqual(meant)
})
