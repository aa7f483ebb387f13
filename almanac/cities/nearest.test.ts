import { describe, expect, it } from 'vitest'
import { cities, findCity } from './cities.ts'
import { distanceKm, nearestCity } from './nearest.ts'

describe('the nearest city', () => {
  it.each([
    ['Shaniwar Wada', 18.5195, 73.8553, 'pune'],
    ['Siddhivinayak temple, Prabhadevi', 19.0169, 72.8305, 'mumbai'],
    ['Heathrow', 51.47, -0.4543, 'hounslow'],
    ['off Taveuni, beyond the date line', -16.9, -179.9, 'labasa'],
  ])('names %s', (_, lat, lon, id) => {
    expect(nearestCity(lat, lon)?.city.id).toBe(id)
  })

  it('says how far it is', () => {
    const inTheAtlantic = nearestCity(30, -45)
    expect(inTheAtlantic?.km).toBeGreaterThan(1500)
    expect(nearestCity(19.0728, 72.8826)).toEqual({ city: findCity('mumbai'), km: 0 })
  })

  it('measures along the great circle', () => {
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20015, 0)
    expect(distanceKm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111.2, 1)
    const [mumbai, pune] = [findCity('mumbai'), findCity('pune')]
    expect(mumbai && pune && Math.round(distanceKm(mumbai, pune))).toBe(119)
  })

  it('is the city itself at its own coordinates', () => {
    const elsewhere = cities.filter(({ lat, lon }) => (nearestCity(lat, lon)?.km ?? 1) > 0)
    expect(elsewhere).toEqual([])
  })
})
