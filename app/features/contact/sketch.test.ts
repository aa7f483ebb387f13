import { describe, expect, it } from 'vitest'
import { sketchAround } from './sketch.ts'

const pune = { latitude: 18.5204, longitude: 73.8567 }
const townIn = (name: string) => sketchAround(pune).towns.find((town) => town.name === name)

describe('The sketch of the towns around the temple', () => {
  it('places a town correctly: Pimpri-Chinchwad north-west of Pune', () => {
    const town = townIn('Pimpri-Chinchwad')
    expect(town?.x).toBeLessThan(0)
    expect(town?.y).toBeLessThan(0)
  })

  it('draws every distance in the same scale', () => {
    const { towns, scale } = sketchAround(pune)
    const unit = scale.width / scale.km
    for (const { x, y, km } of towns) expect(Math.hypot(x, y) / unit / km).toBeCloseTo(1, 1)
  })

  it.each([
    ['Pune', 18.52, 73.86],
    ['Mauritius', -20.2, 57.5],
    ['Honolulu', 21.3, -157.86],
  ])('stays within its frame and is readable: %s', (_, latitude, longitude) => {
    const { towns, scale } = sketchAround({ latitude, longitude })
    expect(towns.length).toBeGreaterThan(0)
    for (const { x, y } of towns) expect(Math.hypot(x, y)).toBeLessThanOrEqual(82)
    expect(scale.width).toBeGreaterThan(0)
  })

  it('leaves a temple alone that has no town around it', () => {
    const { towns, scale } = sketchAround({ latitude: -35, longitude: -30 })
    expect(towns).toEqual([])
    expect(scale).toEqual({ km: 5, width: 39 })
  })
})
