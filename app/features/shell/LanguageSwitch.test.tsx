import { afterEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('The same page is offered in every language, each in its own letters', async () => {
  vi.stubGlobal('__LANGUAGES__', ['en', 'mr', 'hi'])
  vi.resetModules()
  const { LanguageSwitch } = await import('./LanguageSwitch.tsx')
  const { container } = await render(<LanguageSwitch />, { at: '/panchang?date=2026-12-25' })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
    ['English', 'en', '/panchang?date=2026-12-25&lang=en'],
    ['मराठी', 'mr', '/mr/panchang?date=2026-12-25&lang=mr'],
    ['हिन्दी', 'hi', '/hi/panchang?date=2026-12-25&lang=hi'],
  ])
  expect(screen.getByRole('link', { current: true }).textContent).toBe('English')
  await expectAccessible(container)
})

it('An English page offers each other language in its own words', async () => {
  vi.stubGlobal('__LANGUAGES__', ['en', 'mr'])
  vi.resetModules()
  const { LanguageOffer } = await import('./LanguageOffer.tsx')
  const { container } = await render(<LanguageOffer />, { at: '/puja?a=1' })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
    ['मराठीत वाचा', 'mr', '/mr/puja?a=1&lang=mr'],
  ])
  await expectAccessible(container)
})
