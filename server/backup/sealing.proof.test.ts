import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { isProof } from '#server/test/suite.ts'
import { seal, unseal, UnsealError } from './sealing.ts'

/** Each try makes a key from the passphrase, slowly, as it should: `npm test` makes every third. */
const some = (all: readonly number[]): readonly number[] =>
  isProof ? all : all.filter((_, index) => index % 3 === 0)

const passphrase = 'Durva grass 21'
const chunk = 64 * 1024

const inPieces = (bytes: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    ),
  )

const collect = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = []
  for await (const bytes of stream) all.push(bytes)
  return Buffer.concat(all)
}

const sealed = (bytes: Buffer): Promise<Buffer> =>
  collect(seal(inPieces(bytes, 50_000), passphrase))

const unsealed = (bytes: Buffer, using = passphrase): Promise<Buffer> =>
  collect(unseal(inPieces(bytes, 30_000), using))

test.each([0, chunk, chunk + 1, 3 * chunk])('%i bytes come back as they were', async (length) => {
  const bytes = randomBytes(length)
  expect((await unsealed(await sealed(bytes))).equals(bytes)).toBe(true)
})

test('a wrong passphrase is refused', async () => {
  await expect(unsealed(await sealed(Buffer.from('om')), 'wrong')).rejects.toThrow(UnsealError)
})

test('a flipped bit is found in the mark, the salt, every chunk and every tag', async () => {
  const good = await sealed(randomBytes(2 * chunk + 100))
  const places = [0, 7, 8, 23, 24, 24 + chunk, 24 + chunk + 16, good.length - 17, good.length - 1]
  for (const place of some(places)) {
    const bad = Buffer.from(good)
    bad[place] = (bad[place] ?? 0) ^ 1
    await expect(unsealed(bad), `byte ${place}`).rejects.toThrow(UnsealError)
  }
})

test('a file cut off anywhere is refused, even between two chunks', async () => {
  const good = await sealed(randomBytes(2 * chunk))
  for (const length of some([24 + chunk + 16, 0, 5, good.length - 1, 24, 30]))
    await expect(unsealed(good.subarray(0, length)), `${length}`).rejects.toThrow(UnsealError)
})

test('swapped chunks are refused', async () => {
  const good = await sealed(randomBytes(3 * chunk))
  const whole = chunk + 16
  const swapped = Buffer.concat([
    good.subarray(0, 24),
    good.subarray(24 + whole, 24 + 2 * whole),
    good.subarray(24, 24 + whole),
    good.subarray(24 + 2 * whole),
  ])
  await expect(unsealed(swapped)).rejects.toThrow(UnsealError)
})
