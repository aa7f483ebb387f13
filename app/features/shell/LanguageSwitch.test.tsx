import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { rendered } from '#app/test/rendered.tsx'

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
  vi.stubGlobal('__LANGUAGES__', ['en', 'mr', 'hi'])
  vi.resetModules()
  const { LanguageOffer } = await import('./LanguageOffer.tsx')
  const { container } = await render(<LanguageOffer />, { at: '/puja?a=1' })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual([
    ['मराठीत वाचा', 'mr', '/mr/puja?a=1&lang=mr'],
    ['हिन्दी में पढ़ें', 'hi', '/hi/puja?a=1&lang=hi'],
  ])
  await expectAccessible(container)
})

it('What the server left out of the address is in the links once the app runs', async () => {
  vi.stubGlobal('__LANGUAGES__', ['en', 'mr'])
  vi.resetModules()
  const { LanguageSwitch } = await import('./LanguageSwitch.tsx')
  const { LanguageOffer } = await import('./LanguageOffer.tsx')
  const pageAt = async (address: string) => {
    const routeTree = createRootRoute({
      component: () => (
        <>
          <LanguageOffer />
          <LanguageSwitch />
        </>
      ),
    })
    const history = createMemoryHistory({ initialEntries: [address] })
    const router = createRouter({ routeTree, history })
    await router.load()
    return <RouterProvider router={router as never} />
  }
  const html = renderToString(await pageAt('/'))
  const container = await rendered(await pageAt('/?subject=product'), html)
  const links = [...container.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/mr?subject=product&lang=mr',
    '/?subject=product&lang=en',
    '/mr?subject=product&lang=mr',
  ])
})
