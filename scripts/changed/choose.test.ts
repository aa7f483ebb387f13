import { expect, test } from 'vitest'
import { choose, type Tree } from './choose.ts'
import { importsOf, namesTable, tablesOf } from './imports.ts'

const tests = [
  'app/features/mantras/mala.test.tsx',
  'contract/mantras/public.test.ts',
  'server/db/migrate.test.ts',
  'server/features/mantras/admin.test.ts',
  'server/features/mantras/through.test.ts',
  'server/features/pujas/pujas.test.ts',
  'server/http/pages.test.ts',
]
const imports = new Map([
  ['server/features/mantras/service.ts', ['contract/mantras/public.ts']],
  ['server/compose.ts', ['contract/mantras/public.ts', 'server/features/pujas/service.ts']],
  ['contract/mantras/public.test.ts', ['contract/mantras/public.ts']],
])
const map = {
  'server/features/mantras/admin.test.ts': {
    cpu: 2,
    ran: { 'server/features/mantras/service.ts': 2 },
  },
  'server/features/mantras/through.test.ts': { cpu: 4, ran: {} },
  'server/http/pages.test.ts': {
    cpu: 5,
    ran: { 'server/features/mantras/service.ts': 30, 'server/features/pujas/service.ts': 1 },
  },
}
const tree: Tree = { tests, imports, map, usersOf: () => [] }
const chosen = (file: string, { limit = 100, ...other }: Partial<Tree & { limit: number }> = {}) =>
  choose([file], { ...tree, ...other }, limit)

test('the tests of a change are those that ran it, the one most about it first', () => {
  expect(chosen('server/features/mantras/service.ts').files).toEqual([
    'server/features/mantras/admin.test.ts',
    'server/http/pages.test.ts',
  ])
  expect(chosen('server/features/pujas/service.ts').files).toEqual(['server/http/pages.test.ts'])
})

test('what takes too long is left out and counted, the furthest first', () => {
  expect(chosen('server/features/mantras/service.ts', { limit: 6 })).toEqual({
    files: ['server/features/mantras/admin.test.ts'],
    left: 1,
    cpu: 2,
  })
})

test('a shape is tested by what imports it, by what ran its users and by its feature', () => {
  expect(chosen('contract/mantras/public.ts').files).toEqual([
    'contract/mantras/public.test.ts',
    'server/features/mantras/admin.test.ts',
    'server/http/pages.test.ts',
    'app/features/mantras/mala.test.tsx',
    'server/features/mantras/through.test.ts',
  ])
})

test('a page that no test ran is tested by its feature', () => {
  expect(chosen('app/routes/mantras.tsx').files).toEqual(['app/features/mantras/mala.test.tsx'])
})

test('a migration is tested by what runs it, and by what ran the queries of its tables', () => {
  const usersOf = () => ['server/features/pujas/service.ts']
  expect(chosen('migrations/0211_create_pujas.ts', { usersOf }).files).toEqual([
    'server/http/pages.test.ts',
    'server/db/migrate.test.ts',
  ])
})

test('before the first whole run, folders and direct users have to do', () => {
  const files = chosen('server/features/pujas/service.ts', { map: undefined }).files
  expect(files).toEqual([
    'server/features/pujas/pujas.test.ts',
    'server/features/mantras/through.test.ts',
  ])
})

test('a test that changed runs itself, whatever it costs', () => {
  const { files } = chosen('server/features/pujas/pujas.test.ts', { limit: 1 })
  expect(files).toEqual(['server/features/pujas/pujas.test.ts'])
})

test('tests of lists and documents run at every change', () => {
  const lists = ['scripts/docs.test.ts', 'scripts/backup/backup.test.ts']
  expect(chosen('README.md', { tests: [...tests, ...lists] }).files).toEqual([
    'scripts/docs.test.ts',
  ])
})

test('imports are read from modules and style sheets', () => {
  const text = `import { a } from '#contract/a.ts'\nexport { b } from './b.ts'\nconst c = import('./c.ts')\nimport './d.css'\nimport zod from 'zod'`
  expect(importsOf('app/x.ts', text)).toEqual([
    'contract/a.ts',
    'app/b.ts',
    'app/c.ts',
    'app/d.css',
  ])
  expect(importsOf('app/x.css', "@import './y.css';")).toEqual(['app/y.css'])
})

test('the tables of a migration are found in its SQL, and in the queries that use them', () => {
  const text = `await knex.raw('alter table site add column choice text')
await knex.schema.createTable('pujas', (table) => table.text('name'))`
  expect(tablesOf(text)).toEqual(['site', 'pujas'])
  expect(namesTable("db('pujas').where(…)", ['pujas'])).toBe(true)
  expect(namesTable('select 1 from pujas where …', ['pujas'])).toBe(true)
  expect(namesTable("db('pujas_history')", ['pujas'])).toBe(false)
})
