import { expect, test } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './hashing.ts'

test('a hash is argon2id with its own salt, and matches only its password', async () => {
  const [one, two] = [await hashPassword('Durva-grass-21'), await hashPassword('Durva-grass-21')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(two).not.toBe(one)
  expect(await verifyPassword(one, 'Durva-grass-21')).toBe(true)
  expect(await verifyPassword(one, 'durva-grass-21')).toBe(false)
  expect(isOutdated(one)).toBe(false)
  expect(isOutdated(one.replace('m=19456', 'm=4096'))).toBe(true)
})

test('without a hash the comparison takes as long, and nothing matches', async () => {
  expect(await verifyPassword(undefined, 'Durva-grass-21')).toBe(false)
})

test('a flood waits in line, and what is too much is refused', async () => {
  const asked = Array.from({ length: 120 }, () => verifyPassword(undefined, 'x'))
  const results = await Promise.allSettled(asked)
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(18)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
  expect(await verifyPassword(undefined, 'x')).toBe(false)
}, 60_000)
