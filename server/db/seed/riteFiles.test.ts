import { describe, expect, it } from 'vitest'
import { createRite } from '#contract/guide/admin.ts'
import { readSeedFiles } from './files.ts'

const { rites, products, mantras, aartis, audio } = await readSeedFiles(import.meta.dirname)

describe.skipIf(rites.length === 0).each(rites)('The rite $id', (rite) => {
  it('keeps the limits of what staff may write', () => {
    const { position: _, ...typed } = structuredClone(rite)
    expect(createRite.input.safeParse(typed).error).toBeUndefined()
  })

  it('names products, recordings and aartis that there are', () => {
    const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id)
    const named = {
      products: rite.samagri.flatMap(({ productId }) => productId ?? []),
      recordings: rite.steps.flatMap(({ mantra }) => mantra?.mantraId ?? []),
      aartis: rite.steps.flatMap(({ aartis: sung = [] }) => sung),
    }
    expect(ids(products)).toEqual(expect.arrayContaining(named.products))
    expect(Object.keys(audio)).toEqual(expect.arrayContaining(named.recordings))
    expect(ids([...mantras, ...aartis])).toEqual(expect.arrayContaining(named.aartis))
  })
})
