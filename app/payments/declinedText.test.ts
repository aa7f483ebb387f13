import type { StripeElementLocale } from '@stripe/stripe-js'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { declinedText } from './declinedText.ts'

describe('Why a card was declined', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it('is said by the provider in English', () => {
    expect(declinedText({ code: 'expired_card', message: 'Your card has expired.' })).toBe(
      'Your card has expired.',
    )
  })

  it('is said in the words of a page in another language, by the closest of its codes', async () => {
    vi.stubGlobal('__LANGUAGE__', 'mr')
    vi.stubGlobal('__IS_MULTILINGUAL__', true)
    vi.stubGlobal('__IS_TRANSLATED__', true)
    vi.stubGlobal('__PSEUDO__', true)
    vi.resetModules()
    const page = await import('./declinedText.ts')
    const message = 'Your card has insufficient funds.'
    const texts = [
      page.declinedText({ code: 'card_declined', decline_code: 'insufficient_funds', message }),
      page.declinedText({ code: 'card_declined', decline_code: 'generic_decline', message }),
      page.declinedText({ code: 'incorrect_cvc', message }),
    ]
    expect(new Set(texts).size).toBe(3)
    for (const text of texts) expect(text).toMatch(/^[^a-z]+$/i)
    // The form says then what it says of any failure.
    expect(page.declinedText({ code: 'of_the_future', message })).toBeUndefined()
  })

  it('could be asked of the provider in one of our languages only: once this fails, ask for them', () => {
    expectTypeOf<StripeElementLocale & Language>().toEqualTypeOf<'en'>()
  })
})
