import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { howToMend, isOpen, readFlakes, withReturned, withSecondTries } from './flakes.ts'
import { isLeftToProof } from './journeyTags.ts'
import { root } from './programs.ts'

const source = `
test('books a puja', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/pujas')
})

test.describe('Offline', { tag: ['@proof', '@smoke'] }, () => {
  test('moves it', async ({ page }) => {})

  for (const day of days)
    test(\`is shown on \${day}\`, async ({ page }) => {})
})

test("pays the temple's dakshina", async ({ page }) => {})

test('prints @proof', async ({ page }) => {})
`

test('a journey is left to the proof by its own tag, its group’s, or its file’s name', () => {
  const isLeft = (title: string, file = 'puja.spec.ts') => isLeftToProof(file, title, source)
  expect(isLeft('books a puja')).toBe(true)
  expect(isLeft('moves it')).toBe(true)
  expect(isLeft('is shown on Tuesday')).toBe(true)
  expect(isLeft('prints @proof')).toBe(true)
  expect(isLeft("pays the temple's dakshina")).toBe(false)
  expect(isLeft("pays the temple's dakshina", 'puja.proof.spec.ts')).toBe(true)
})

test('a journey that nobody has any more is no trouble', () => {
  expect(isLeftToProof('puja.spec.ts', 'sold camphor', source)).toBe(true)
  expect(isLeftToProof('puja.spec.ts', 'books a puja', undefined)).toBe(true)
})

test('second tries are noted once while they are open, and again after a return', () => {
  const moves = { journey: 'puja.spec.ts > moves it', since: '2026-11-20', cause: 'a toast' }
  const books = { journey: 'puja.spec.ts > books', since: '2026-11-27', cause: '' }
  const journeys = [moves.journey, books.journey, books.journey]
  expect(withSecondTries([moves], journeys, '2026-11-27')).toEqual([moves, books])

  const returned = withReturned([moves, books], 'moves it', '2026-11-25')
  expect(returned).toEqual([{ ...moves, returned: '2026-11-25' }, books])
  expect(withSecondTries(returned, [moves.journey], '2026-11-27')).toHaveLength(3)
})

test('whoever reads of a second try is told what to do', () => {
  expect(howToMend('puja.spec.ts > moves it')).toContain('npm run proof -- again "moves it"')
})

test('each journey that once needed a second try is left to the proof until it returns', () => {
  const inQuickSuite = readFlakes()
    .filter(isOpen)
    .map(({ journey }) => journey)
    .filter((journey) => {
      const [file = '', ...title] = journey.split(' > ')
      const path = join(root, 'e2e/journeys', file)
      const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined
      return !isLeftToProof(file, title.join(' > '), text)
    })
  expect(inQuickSuite).toEqual([])
})
