import { describe, expect, it } from 'vitest'
import { aMantra } from '#app/test/builders.ts'
import { stanzasOf, sungTracksOf } from './sung.ts'

const line = (text: string, verse: number) => ({ text, iast: text, verse })

describe('The stanzas of an aarti', () => {
  it('have the lines that come back as the refrain', () => {
    const lines = [line('a', 1), line('b', 1), line('jaya', 1), line('c', 2), line('jaya', 2)]
    const stanzas = stanzasOf(lines).map(({ isRefrain, lines: own }) => [
      isRefrain,
      own.map(({ index }) => index),
    ])
    expect(stanzas).toEqual([
      [false, [0, 1]],
      [true, [2]],
      [false, [3]],
      [true, [4]],
    ])
  })

  it('are its verses if nothing comes back', () => {
    expect(stanzasOf([line('a', 1), line('b', 2)])).toHaveLength(2)
  })
})

it('A piece is another track in the aarti than on its own page, with the same file', () => {
  const recorded = aMantra({ id: 'sukhkarta', audioUrl: '/audio/s.mp3' })
  const { audioUrl: _, ...silent } = aMantra({ id: 'silent' })
  expect(sungTracksOf([recorded, silent])).toMatchObject([
    { id: 'aarti/sukhkarta', url: '/audio/s.mp3' },
  ])
})
