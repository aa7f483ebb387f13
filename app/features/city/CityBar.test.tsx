import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { chooseCity } from '#app/almanac/cityStore.ts'
import { useChosenCity } from '#app/almanac/useCity.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { CityBar } from './CityBar.tsx'

const temple = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }

const nagpur = { id: 'nagpur', name: 'Nagpur', lat: 21.15, lon: 79.09, tz: 'Asia/Kolkata' }

function Bar() {
  return <CityBar chosen={useChosenCity()} temple={temple} />
}

const chosen = (): { name?: string } => JSON.parse(localStorage.getItem('modak-city') ?? '{}')

const open = async () => {
  const page = await render(<Bar />)
  onTestFinished(() => chooseCity(undefined))
  const bar = screen.getByRole('button', { name: /^My city: / })
  await page.user.click(bar)
  const search = await screen.findByLabelText('Name of the city')
  return {
    ...page,
    bar,
    find: async (text: string) => {
      await page.user.click(search)
      await page.user.paste(text)
    },
    press: (name: string) => page.user.click(screen.getByText(name)),
  }
}

/** A phone whose geolocation answers, or fails with a code. */
const withLocation = (answer: { latitude: number; longitude: number } | { code: number }): void => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onFound, onFailed) =>
    'code' in answer
      ? onFailed?.(answer as GeolocationPositionError)
      : onFound({ coords: answer } as GeolocationPosition)
  const geolocation = { getCurrentPosition }
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
}

const gone = () => expect.poll(() => screen.queryByLabelText('Name of the city')).toBeNull()

describe('My city', () => {
  it('is chosen in a dialog, which gives the focus back', async () => {
    const { user, find, bar } = await open()
    await expectAccessible(screen.getByRole('dialog'))
    await find('Nagpur')
    await user.keyboard('{ArrowDown}{Enter}')
    await gone()
    expect(chosen().name).toBe('Nagpur')
    expect(screen.getByRole('button', { name: 'My city: Nagpur. Change' })).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(bar)
  })

  it('is found by its name in Devanagari', async () => {
    const { user, find } = await open()
    await find('मुंबई')
    await user.click(screen.getByRole('option', { name: /^Mumbai/ }))
    await gone()
    expect(chosen().name).toBe('Mumbai')
  })

  it('says how many were found, once somebody looks for one', async () => {
    const { find } = await open()
    expect(screen.queryByText(/found$/)).toBeNull()
    await find('Nagpur')
    expect(screen.getByText(/^\d+ found$/)).toBeTruthy()
  })

  it('says what to do where none has that name', async () => {
    const { find } = await open()
    await find('Xyzzyville')
    expect(
      screen.getByText(
        'No city called “Xyzzyville” in the list. Try a larger city nearby, or use your phone’s location.',
      ),
    ).toBeTruthy()
  })

  it('is the temple’s own again, and follows it', async () => {
    const { press } = await open()
    chooseCity(nagpur)
    await screen.findByText('Nagpur')
    await press('Temple’s city: Pune')
    await gone()
    expect(localStorage.getItem('modak-city')).toBeNull()
    expect(screen.getByRole('button', { name: 'My city: Pune. Change' })).toBeTruthy()
  })

  it('stays as it is when the dialog is closed', async () => {
    const { user } = await open()
    chooseCity(nagpur)
    await user.click(screen.getByLabelText('Close'))
    await gone()
    expect(chosen().name).toBe('Nagpur')
  })

  it('stays as it is after Escape', async () => {
    const { user, bar } = await open()
    await user.keyboard('{Escape}')
    await gone()
    expect(localStorage.getItem('modak-city')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(bar)
  })
})

describe('The phone’s location', () => {
  it('becomes the city nearby, and is kept on this phone to a kilometre', async () => {
    withLocation({ latitude: 21.1466, longitude: 79.0888 })
    const { press, server } = await open()
    await press('Use my phone’s location')
    await gone()
    expect(chosen()).toMatchObject({ name: 'Nagpur', lat: 21.15, lon: 79.09 })
    expect(chosen()).not.toHaveProperty('id')
    expect(server.faults).toEqual([])
  })

  it.each([
    [
      1,
      'Location is turned off for this site. Allow it in your browser’s settings, or choose a city from the list.',
    ],
    [
      2,
      'Your phone could not find its location. Try again outdoors, or choose a city from the list.',
    ],
    [3, 'Finding your location took too long. Try again, or choose a city from the list.'],
  ])('that fails with the code %i says what to do', async (code, message) => {
    withLocation({ code })
    const { press } = await open()
    await press('Use my phone’s location')
    await expect.poll(() => screen.getByRole('alert').textContent).toBe(message)
    expect(localStorage.getItem('modak-city')).toBeNull()
    expect(screen.getByText('Use my phone’s location')).toBeTruthy()
  })
})

it('A city whose time zone the browser does not know is refused', async () => {
  const { user, find } = await open()
  const Real = Intl.DateTimeFormat
  const format = vi
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(function guarded(locale, options) {
      if (options?.timeZone === 'Europe/London') throw new RangeError('Invalid time zone')
      return new Real(locale, options)
    })
  await find('London')
  await user.click(screen.getAllByRole('option')[0] as HTMLElement)
  await expect
    .poll(() => screen.getByRole('alert').textContent)
    .toContain('does not know the time zone of London (Europe/London)')
  format.mockRestore()
  expect(localStorage.getItem('modak-city')).toBeNull()
})

describe('In a build of a language in Devanagari', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it.each([
    ['mr', 'माझे शहर', 'नागपूर'],
    ['hi', 'मेरा शहर', 'नागपुर'],
  ] as const)('my city is named once, as %s writes it', async (language, label, name) => {
    vi.stubGlobal('__LANGUAGE__', language)
    vi.resetModules()
    // As the build puts the words of its language in place of the English ones.
    vi.doMock('#app/i18n/en/city/city.ts', () => import(`#app/i18n/${language}/city/city.ts`))
    const { cleanup, screen: here } = await import('@testing-library/react')
    const { render: renderHere } = await import('#app/test/render.tsx')
    const { CityBar: Own } = await import('./CityBar.tsx')
    const place = { ...nagpur, name, devanagari: 'नागपूर' }
    await renderHere(<Own chosen={place} temple={temple} />)
    const bar = here.getByRole('button')
    const [text, accessibleName] = [bar.textContent, bar.getAttribute('aria-label')]
    cleanup()
    expect(text).toContain(`${label}${name} `)
    expect(text.split('नागप')).toHaveLength(2)
    expect(accessibleName).toContain(name)
  })
})
