import { describe, expect, it } from 'vitest'
import { askLocation, placeAt } from './locate.ts'

const words = { near: (name: string) => `Near ${name}`, myLocation: 'My location' }

describe('A place the phone found', () => {
  it.each([
    // Point, the phone's zone, expected name and zone.
    [{ lat: 19.0761234, lon: 72.8774567 }, 'Asia/Kolkata', 'Mumbai', 'Asia/Kolkata'],
    [{ lat: 51.5, lon: -0.12 }, 'Europe/London', 'London', 'Europe/London'],
    // A traveller's phone keeps the zone it is set to.
    [{ lat: 51.5, lon: -0.12 }, 'Asia/Kolkata', 'London', 'Asia/Kolkata'],
    // A phone whose zone was never set.
    [{ lat: -33.87, lon: 151.21 }, 'UTC', 'Sydney', 'Australia/Sydney'],
    // The middle of the Indian Ocean.
    [{ lat: -30, lon: 80 }, 'Asia/Kolkata', 'My location', 'Asia/Kolkata'],
  ])('%o in %s is called %s', (point, zone, name, tz) =>
    expect(placeAt(point, zone, words)).toMatchObject({ name, tz }),
  )

  it('is near a city that is an hour away', () => {
    expect(placeAt({ lat: 24, lon: 69.5 }, 'Asia/Kolkata', words).name).toMatch(/^Near /)
  })

  it('is stored with the name that a build in Devanagari makes its own of', () => {
    const place = placeAt({ lat: 27, lon: 71.2 }, 'Asia/Kolkata', words)
    expect(place).toMatchObject({ isNear: true, name: expect.stringMatching(/^Near /) })
    expect(place.devanagari).toMatch(/\p{Script=Devanagari}/u)
  })

  it('is rounded to a kilometre and has no id, because it is not a listed city', () => {
    const place = placeAt({ lat: 19.0761234, lon: 72.8774567 }, 'Asia/Kolkata', words)
    expect([place.lat, place.lon, place.id]).toEqual([19.08, 72.88, undefined])
  })
})

describe('Asking the phone where it is', () => {
  const answering = (answer: (onFail: PositionErrorCallback) => void) =>
    ({
      getCurrentPosition: (_: PositionCallback, onFail: PositionErrorCallback) => answer(onFail),
    }) as unknown as Geolocation

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ])('tells failure %i as %s', async (code, failure) => {
    const phone = answering((onFail) => onFail({ code } as GeolocationPositionError))
    await expect(askLocation(phone)).rejects.toMatchObject({ failure })
  })

  it('recognises a browser without a location service', () =>
    expect(askLocation(undefined)).rejects.toMatchObject({ failure: 'unsupported' }))
})
