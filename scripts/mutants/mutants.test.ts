import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hunt } from './hunt.ts'
import { readPatch } from './patch.ts'
import { importsOf, relatedJourneys, relatedTests } from './related.ts'

const root = join(import.meta.dirname, '../..')

/** What stands where a hunk goes. */
const before = (hunk: string): string =>
  hunk
    .split('\n')
    .flatMap((line) => (/^[ -]/.test(line) ? [line.slice(1)] : []))
    .join('\n')

const patch = (head: string): string =>
  `${head}\n\n--- a/app/ui/Button.tsx\n+++ b/app/ui/Button.tsx\n@@ -1 +1 @@\n-a\n+b\n`

describe('A planted bug', () => {
  test('says what it breaks, who found it last, and which file it changes', () => {
    const head = 'Promise: a busy button cannot be pressed.\nCaught-by: app/ui/Button.test.tsx'
    expect(readPatch('busy', patch(head))).toEqual({
      name: 'busy',
      promise: 'a busy button cannot be pressed',
      caughtBy: 'app/ui/Button.test.tsx',
      file: 'app/ui/Button.tsx',
    })
  })

  test('breaks a promise in words, in one file', () => {
    expect(() => readPatch('busy', patch('Caught-by: a.test.ts'))).toThrow('busy: a line “Promise')
    const both = `${patch('Promise: x.')}--- a/b.ts\n+++ b/b.ts\n@@ -1 +1 @@\n-a\n+b\n`
    expect(() => readPatch('busy', both)).toThrow('busy: it changes one file')
  })

  test('is one of at least forty, and every one says its promise', () => {
    const files = globSync('*.patch', { cwd: import.meta.dirname })
    const texts = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    const promises = texts.map((text, at) => readPatch(basename(files[at] ?? ''), text).promise)
    expect(new Set(promises).size).toBe(files.length)
    expect(files.length).toBeGreaterThanOrEqual(40)
  })

  test('still fits the code of today', () => {
    const misfits = globSync('*.patch', { cwd: import.meta.dirname }).filter((file) => {
      const text = readFileSync(join(import.meta.dirname, file), 'utf8')
      const code = readFileSync(join(root, readPatch(basename(file), text).file), 'utf8')
      const hunks = text.split(/^@@ .*\n/m).slice(1)
      return hunks.some((hunk) => !`\n${code}`.includes(`\n${before(hunk)}`))
    })
    expect(misfits).toEqual([])
  })
})

describe('The tests of a file', () => {
  test('are found by imports of every form', () => {
    const text = `import { a } from '#contract/payments/money.ts'
      export { b } from './b.ts'
      import './look.css'
      const c = () => import('./far/c.ts')
      import { useState } from 'react'`
    expect(importsOf('app/ui/Field.tsx', text)).toEqual([
      'contract/payments/money.ts',
      'app/ui/b.ts',
      'app/ui/look.css',
      'app/ui/far/c.ts',
    ])
  })

  test('come in order: its own, of its feature, of what uses it, all that reach it', () => {
    const imports = new Map<string, string[]>([
      ['server/features/shop/stock.ts', []],
      ['server/features/shop/service.ts', ['server/features/shop/stock.ts']],
      ['server/compose.ts', ['server/features/shop/service.ts']],
      ['server/test/testApp.ts', ['server/compose.ts']],
      ['server/features/shop/stock.test.ts', ['server/features/shop/stock.ts']],
      ['server/features/shop/files/upload.test.ts', ['server/test/testApp.ts']],
      ['server/features/shop/slow.proof.test.ts', ['server/test/testApp.ts']],
      ['server/features/orders/order.test.ts', ['server/features/shop/service.ts']],
      ['server/features/gifts/gift.ts', ['server/features/shop/stock.ts']],
      ['server/features/gifts/gift.test.ts', ['server/test/testApp.ts']],
      ['server/features/blog/blog.test.ts', ['server/test/testApp.ts']],
      ['contract/payments/money.test.ts', ['contract/payments/money.ts']],
    ])
    expect(relatedTests('server/features/shop/stock.ts', imports)).toEqual([
      ['server/features/shop/stock.test.ts'],
      ['server/features/shop/files/upload.test.ts'],
      ['server/features/gifts/gift.test.ts', 'server/features/orders/order.test.ts'],
      ['server/features/blog/blog.test.ts'],
    ])
  })

  test('are journeys with the name of its feature, of the office or of the devotees', () => {
    const journeys = [
      'e2e/journeys/order.spec.ts',
      'e2e/journeys/order-payment.proof.spec.ts',
      'e2e/journeys/admin-orders.spec.ts',
    ]
    const of = (file: string) => relatedJourneys(file, journeys)
    expect(of('app/features/orders/CancelOrder.tsx')).toEqual(['e2e/journeys/order.spec.ts'])
    expect(of('app/features/admin/orders/CancelStep.tsx')).toEqual([
      'e2e/journeys/admin-orders.spec.ts',
    ])
    expect(of('app/ui/Button.tsx')).toEqual([])
  })
})

describe('The hunt', () => {
  const stages = [['own'], ['beside', 'broken'], ['far']]

  test('stops at the first stage in which a test fails', async () => {
    const ran: string[] = []
    const found = await hunt(stages, {
      run: async (tests) => {
        ran.push(...tests)
        return tests.filter((one) => one === 'beside')
      },
      passesWithout: async () => true,
    })
    expect(found).toEqual({ by: 'beside' })
    expect(ran).toEqual(['own', 'beside', 'broken'])
  })

  test('goes on without a test that fails anyway', async () => {
    const found = await hunt(stages, {
      run: async (tests) => tests.filter((one) => one === 'broken' || one === 'far'),
      passesWithout: async (one) => one !== 'broken',
    })
    expect(found).toEqual({ by: 'far' })
  })

  test('finds nothing if all pass', async () => {
    const run = async () => []
    expect(await hunt(stages, { run, passesWithout: async () => true })).toBeUndefined()
  })

  test('counts tests that no longer end', async () => {
    const run = async () => 'hung' as const
    expect(await hunt(stages, { run, passesWithout: async () => true })).toEqual({
      by: 'tests that no longer end',
    })
  })
})
