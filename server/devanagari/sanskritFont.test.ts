/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { needsFullFont } from './sanskritFont.ts'

const seeds = 'server/db/seed/mantras'

describe('needsFullFont', () => {
  it('is content with the small file for every starter text', () => {
    const files = readdirSync(seeds).filter((file) => file.endsWith('.json'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const { lines } = JSON.parse(readFileSync(`${seeds}/${file}`, 'utf8')) as {
        lines: { text: string }[]
      }
      for (const { text } of lines) expect(needsFullFont(text), `${file}: ${text}`).toBe(false)
    }
  })

  it.each([
    ['ॐ गं गणपतये नमः', false],
    ['अ', false],
    ['', false],
    ['om gam', false],
    // ङ्क्ष is not among the listed conjuncts.
    ['काङ्क्षति', true],
    // Vedic accents, a nukta and a joiner.
    ['ग॒णाना॑म्', true],
    ['क़', true],
    ['क्\u200dष', true],
  ])('%s: %s', (text, expected) => expect(needsFullFont(text)).toBe(expected))
})
