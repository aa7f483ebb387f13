import { describe, expect, it } from 'vitest'
import { cities } from '#almanac/cities/cities.ts'
import { listedCity } from './listedCity.ts'
import { isNorthernAt, placeForms, type SankalpPlace } from './place.ts'

const formOf = (place: SankalpPlace, ...ids: string[]) =>
  placeForms(place).find(([each]) => ids.includes(each))?.[1]

describe('The place of a sankalp', () => {
  it.each([
    ['Mumbai', 'दक्षिणे तीरे'],
    ['Pune', 'दक्षिणे तीरे'],
    ['Dahanu', 'दक्षिणे तीरे'],
    ['Solapur', 'दक्षिणे तीरे'],
    ['Nashik', 'तीरे'],
    ['Paithan', 'तीरे'],
    ['Nanded', 'तीरे'],
    ['Nagpur', 'उत्तरे तीरे'],
    ['Chhatrapati Sambhajinagar', 'उत्तरे तीरे'],
    ['Jalgaon', 'उत्तरे तीरे'],
  ])('in Maharashtra knows on which side of the Godavari %s lies', (name, side) => {
    expect(formOf(listedCity(name), 'dandakaranya')).toBe(`दण्डकारण्ये देशे गोदावर्याः ${side}`)
  })

  it.each([
    ['Varanasi', 'आर्यावर्तान्तर्गते'],
    ['Chennai', 'मेरोः दक्षिणे पार्श्वे'],
    ['Ahmedabad', undefined],
    ['London', undefined],
  ])('has the region of %s only where handbooks agree on one', (name, region) => {
    expect(formOf(listedCity(name), 'aryavarta', 'meru', 'dandakaranya')).toBe(region)
  })

  it('is on Jambudvipa in India, and on the earth elsewhere', () => {
    for (const city of cities)
      expect(formOf(city, 'bharata', 'earth')).toBe(
        city.country === 'IN' ? 'जम्बू-द्वीपे भारत-वर्षे भरत-खण्डे' : 'भूर्लोके',
      )
  })

  it('never has Latin letters: a city without Devanagari is left out', () => {
    for (const city of cities) {
      for (const [, text] of placeForms(city))
        expect(text).toMatch(/^[\p{Script=Devanagari}\p{M}\- ]+$/u)
      expect(formOf(city, 'city') === undefined).toBe(city.devanagari === undefined)
    }
    expect(formOf(listedCity('New Delhi'), 'city')).toBe('नई-दिल्ली-नगरे')
    expect(placeForms({ lat: 51, lon: 0 })).toEqual([['earth', 'भूर्लोके']])
  })
})

describe('The reckoning of a place', () => {
  it.each([
    ['Pune', false],
    ['Panaji', false],
    ['Ahmedabad', false],
    ['Bengaluru', false],
    ['Chennai', false],
    ['Varanasi', true],
    ['Delhi', true],
    ['Ujjain', true],
    ['Ranchi', true],
    ['Kolkata', undefined],
    ['London', undefined],
  ])('in %s is northern: %s', (name, expected) => {
    expect(isNorthernAt(listedCity(name))).toBe(expected)
  })

  it('of a place of one’s own is not known', () => {
    expect(isNorthernAt({ lat: 18.5, lon: 73.8 })).toBeUndefined()
  })
})
