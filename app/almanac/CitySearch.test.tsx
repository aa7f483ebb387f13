import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const rowsFor = async (typed: string) => {
  const { render, screen, within } = await import('@testing-library/react')
  const { default: userEvent } = await import('@testing-library/user-event')
  const { CitySearch } = await import('./CitySearch.tsx')
  const { unmount } = render(<CitySearch onChoose={() => {}} />)
  await userEvent.type(screen.getByRole('combobox'), typed)
  const rows = within(await screen.findByRole('listbox')).getAllByRole('option')
  const copies = rows.map((row) => row.cloneNode(true) as HTMLElement)
  unmount()
  return copies
}

it('shows a city in Latin letters first, as it is written here, too', async () => {
  const [pune] = await rowsFor('Pune')
  expect(pune?.textContent).toBe('Pune पुणेMaharashtra')
  expect(pune?.querySelector('[lang=hi]')?.textContent).toBe(' पुणे')
})

it.each([
  ['mr', 'लंडन Londonयुनायटेड किंगडम', 'कॅनडा', 'नागपूर Nagpurमहाराष्ट्र'],
  ['hi', 'लंदन Londonयूनाइटेड किंगडम', 'कनाडा', 'नागपुर Nagpurमहाराष्ट्र'],
] as const)(
  'in a build in Devanagari, such as %s, has that first, and states and countries in its language',
  async (language, ofEngland, canada, ofIndia) => {
    vi.stubGlobal('__LANGUAGE__', language)
    vi.resetModules()
    // As the build puts the words of its language in place of the English ones.
    vi.doMock('#app/i18n/en/city/city.ts', () => import(`#app/i18n/${language}/city/city.ts`))
    vi.doMock(
      '#contract/i18n/en/cityName.ts',
      () => import(`#contract/i18n/${language}/cityName.ts`),
    )
    const [london, ontario] = await rowsFor('London')
    expect(london?.textContent).toBe(ofEngland)
    expect(london?.querySelector('[lang=en]')?.textContent).toBe(' London')
    expect(ontario?.textContent).toContain(canada)
    expect((await rowsFor('Nagpur'))[0]?.textContent).toBe(ofIndia)
    // Typed in its own letters, too.
    expect((await rowsFor(ofIndia.split(' ')[0] ?? ''))[0]?.textContent).toBe(ofIndia)
  },
)
