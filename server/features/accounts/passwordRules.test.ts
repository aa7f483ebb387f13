import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newPassword } from '#contract/passwords.ts'
import { assertUncommon } from './passwordRules.ts'

const meera = { username: 'meera_k', email: 'durga.rao@example.org', fullName: 'Meera Kulkarni' }

const list = async () =>
  (await readFile(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('# '))

test('more than three thousand common passwords are known, each of a kind our rules would let pass', async () => {
  const words = await list()
  expect(words.length).toBeGreaterThan(3000)
  for (const word of words) {
    const letter = /\p{Ll}/u.exec(word)?.[0] ?? ''
    expect(newPassword.safeParse(word.replace(letter, letter.toUpperCase())).success, word).toBe(
      true,
    )
  }
})

test.each(['Password1', 'PassWord1', 'Qwerty123', '1qaz2WSX', 'TrustNo1', 'Password123!!'])(
  'the common %s is refused',
  async (password) => {
    await expect(assertUncommon(password, meera)).rejects.toMatchObject({
      fields: [{ pointer: '#/password', detail: expect.stringContaining('commonest') }],
    })
  },
)

test.each([
  'Ganesha108',
  '108-Ganapati!',
  'Modak-2026',
  'Temple12345',
  'Meera_k1',
  'Durga.Rao9',
  'Kulkarni1980',
  'Meera Kulkarni 1',
])('%s is too close to a name or to what is said here', async (password) => {
  await expect(assertUncommon(password, meera)).rejects.toMatchObject({
    fields: [{ detail: expect.stringContaining('too close') }],
  })
})

test.each(['Durva-grass-21', 'Ganesha likes 21 modaks', 'xK9#mQ2$vL'])(
  '%s may be used',
  async (password) => {
    await expect(assertUncommon(password, meera)).resolves.toBeUndefined()
  },
)
