import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseCity, getChosenCity, subscribeCity } from './cityStore.ts'

const london = { id: 'london', name: 'London', lat: 51.5085, lon: -0.1257, tz: 'Europe/London' }

afterEach(() => {
  chooseCity(undefined)
  localStorage.clear()
})

describe('My city', () => {
  it('is none until one is chosen, and is kept', () => {
    expect(getChosenCity()).toBeUndefined()
    chooseCity(london)
    expect(getChosenCity()).toEqual(london)
    expect(JSON.parse(localStorage.getItem('modak-city') ?? '')).toEqual(london)
    expect(getChosenCity()).toBe(getChosenCity())
  })

  it('goes back to the temple’s own', () => {
    chooseCity(london)
    chooseCity(undefined)
    expect(getChosenCity()).toBeUndefined()
  })

  it('changes everywhere at once', () => {
    const changed = vi.fn()
    const stop = subscribeCity(changed)
    chooseCity(london)
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
    chooseCity(undefined)
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it.each([
    '{"name":"London"',
    '"London"',
    '{"name":"London","lat":151,"lon":0,"tz":"Europe/London"}',
    '{"name":"London","lat":51,"lon":0,"tz":"Europe/Nowhere"}',
    '{"name":7,"lat":51,"lon":0,"tz":"Europe/London"}',
  ])('is none where the phone holds %s', (stored) => {
    localStorage.setItem('modak-city', stored)
    expect(getChosenCity()).toBeUndefined()
  })
})

describe('In a build of a language in Devanagari', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  it.each([
    [{ ...london, devanagari: 'लंदन' }, 'लंडन'],
    [london, 'London'],
    [{ ...london, name: 'Near London', devanagari: 'लंदन', isNear: true }, 'लंडन जवळ'],
    [{ ...london, isNear: true }, 'London जवळ'],
  ])('%j is called %s, and stored by its Latin name', async (city, name) => {
    vi.stubGlobal('__LANGUAGE__', 'mr')
    vi.resetModules()
    // As the build puts the words of its language in place of the English ones.
    vi.doMock('#contract/i18n/en/cityName.ts', () => import('#contract/i18n/mr/cityName.ts'))
    const store = await import('./cityStore.ts')
    store.chooseCity(city)
    expect(store.getChosenCity()).toEqual({ ...city, name })
    expect(JSON.parse(localStorage.getItem('modak-city') ?? '')).toEqual(city)
  })
})
