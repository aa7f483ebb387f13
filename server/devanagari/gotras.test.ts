import { expect, test } from 'vitest'
import { gotras } from '#contract/bookings/gotras.ts'
import { gotraInBothScripts } from './gotras.ts'

test.each([
  ['Kashyapa', 'कश्यप'],
  ['kashyap', 'कश्यप'],
  ['Kāśyapa', 'कश्यप'],
  ['Bharadwaj', 'भारद्वाज'],
  ['Bhardwaj', 'भारद्वाज'],
  ['Bharadvaja', 'भारद्वाज'],
  ['Vashisht', 'वसिष्ठ'],
  ['Vasishta gotra', 'वसिष्ठ'],
  ['Shandilya', 'शाण्डिल्य'],
])('%s is spoken as %s', (written, devanagari) => {
  expect(gotraInBothScripts(written)).toEqual({
    written,
    devanagari,
    roman: written,
    isGuessed: false,
  })
})

test('No two gotras of the list are taken for the same, and others are guessed', () => {
  for (const [roman, devanagari] of gotras)
    expect(gotraInBothScripts(roman).devanagari, roman).toBe(devanagari)
  expect(gotraInBothScripts('Patil').isGuessed).toBe(true)
  expect(gotraInBothScripts('कश्यप')).toMatchObject({ devanagari: 'कश्यप', isGuessed: false })
})
