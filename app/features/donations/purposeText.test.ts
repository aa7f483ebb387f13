import { afterEach, describe, expect, it, vi } from 'vitest'
import { purposesOf } from '#contract/donations/purposes.ts'
import { purposeText } from './purposeText.ts'

describe('The purpose of a donation', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('is as the books have it in English', () => {
    expect(purposesOf({}).map(purposeText)).toEqual(purposesOf({}))
  })

  it('is in the words of the page, unless the temple added it', async () => {
    vi.stubGlobal('__LANGUAGE__', 'mr')
    vi.stubGlobal('__PSEUDO__', true)
    vi.resetModules()
    const page = await import('./purposeText.ts')
    for (const purpose of purposesOf({})) expect(page.purposeText(purpose)).not.toMatch(/[a-z]/i)
    expect(page.purposeText('Gaushala')).toBe('Gaushala')
  })
})
