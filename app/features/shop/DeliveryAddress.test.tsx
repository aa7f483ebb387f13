import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const field = (name: string) => ({ name })

it.each([
  ['mr', ['अंदमान', 'अरुणाचल प्रदेश', 'आंध्र प्रदेश', 'आसाम'], 'हरियाणा', 'हिमाचल प्रदेश'],
  ['hi', ['अंडमान', 'अरुणाचल प्रदेश', 'असम', 'आंध्र प्रदेश'], 'हरियाणा', 'हिमाचल प्रदेश'],
] as const)(
  'in %s, states are named and ordered as its readers do',
  async (language, first, ...last) => {
    vi.stubGlobal('__LANGUAGE__', language)
    vi.resetModules()
    // As the build puts the words of its language in place of the English ones.
    vi.doMock(
      '#app/i18n/en/shop/checkout.ts',
      () => import(`#app/i18n/${language}/shop/checkout.ts`),
    )
    const { render, screen, within } = await import('@testing-library/react')
    const { checkout } = await import(`#app/i18n/${language}/shop/checkout.ts`)
    const { DeliveryAddress } = await import('./DeliveryAddress.tsx')
    const { unmount } = render(<DeliveryAddress country="IN" countries={[]} field={field} />)
    const list = screen.getByRole('combobox', { name: checkout.english.state })
    const [choose, ...states] = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    unmount()
    expect(choose).toBe(checkout.english.chooseState)
    expect(states.slice(0, 4).map((state, at) => state.slice(0, first[at]?.length))).toEqual(first)
    expect(states.slice(-2)).toEqual(last)
  },
)
