import { expect, it } from 'vitest'
import { observedDays } from '#app/almanac/observedDays.ts'
import { hasObservance } from './hasObservance.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }

it('Only the fasts and Ganesh Chaturthi have an observance', () => {
  const range = { from: '2026-09-01', to: '2026-11-30', overrides: [], isElsewhere: false }
  const days = observedDays({ place: pune, reference: pune, ...range })
  expect(
    days.filter(({ festival }) => hasObservance(festival)).map(({ festival }) => festival.name),
  ).toEqual([
    'Ganesh Chaturthi',
    'Angaraki Vighnaraja Sankashti',
    'Vakratunda Sankashti',
    'Ganadhipa Sankashti',
  ])
})
