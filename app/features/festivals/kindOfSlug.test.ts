import { describe, expect, it } from 'vitest'
import { yearOfSlug } from './festivalView.ts'
import { kindOfSlug } from './kindOfSlug.ts'

describe('An address of a festival', () => {
  it.each([
    ['ganadhipa-sankashti-2026', { kind: 'sankashti', sankashti: 'Ganadhipa' }],
    ['akhuratha-sankashti-december-2021', { kind: 'sankashti', sankashti: 'Akhuratha' }],
    ['vinayaka-chaturthi-kartika-2026', { kind: 'vinayaka' }],
    ['vinayaka-chaturthi-adhika-jyeshtha-2026', { kind: 'vinayaka' }],
    ['ganesh-chaturthi-2026', { kind: 'ganesh_chaturthi' }],
    ['ganesh-chaturthi-mela-2026', undefined],
    ['diwali-2026', undefined],
  ])('%s says what it is of', (slug, expected) => expect(kindOfSlug(slug)).toEqual(expected))

  it.each([
    ['ganadhipa-sankashti-2026', 2026],
    ['diwali-2026-7c9e01ab', 2026],
    ['ganesh-chaturthi-1949', undefined],
    ['ganesh-chaturthi-2101', undefined],
    ['diwali', undefined],
  ])('%s names the year %s', (slug, expected) => expect(yearOfSlug(slug)).toBe(expected))
})
