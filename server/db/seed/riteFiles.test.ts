import { expect, it } from 'vitest'
import { createRite } from '#contract/guide/admin.ts'
import { readSeedFiles } from './files.ts'
import { riteFile, toSeedRite } from './riteFiles.ts'

const { rites, products, mantras, aartis, audio } = await readSeedFiles(import.meta.dirname)

it('each rite keeps the limits of what staff may write', () => {
  for (const rite of rites) {
    const { position: _, ...typed } = structuredClone(rite)
    expect(createRite.input.safeParse(typed).error, rite.id).toBeUndefined()
  }
})

it('each rite names products, recordings and aartis that there are', () => {
  const known = {
    products: products.map(({ id }) => id),
    recordings: Object.keys(audio),
    aartis: [...mantras, ...aartis].map(({ id }) => id),
  }
  for (const { id, samagri, steps } of rites) {
    const named = {
      products: samagri.flatMap(({ productId }) => productId ?? []),
      recordings: steps.flatMap(({ mantra }) => mantra?.mantraId ?? []),
      aartis: steps.flatMap(({ aartis: sung = [] }) => sung),
    }
    expect(known, id).toEqual({
      products: expect.arrayContaining(named.products),
      recordings: expect.arrayContaining(named.recordings),
      aartis: expect.arrayContaining(named.aartis),
    })
  }
})

it('a rite is named after its occasion, whose place in the order it has', () => {
  const file = { title: 'Puja', summary: 'At home.', samagri: [], steps: [] }
  const rite = toSeedRite(riteFile.parse({ ...file, id: 'ganesh-chaturthi' }))
  expect(rite).toMatchObject({ occasion: 'ganesh_chaturthi', position: 3 })
  expect(() => toSeedRite(riteFile.parse({ ...file, id: 'diwali' }))).toThrow('Invalid option')
})
