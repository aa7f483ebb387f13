import { catalogue } from '#app/i18n/words.ts'

const names = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
]

const nameOf = (number: number): string =>
  number === 15 ? 'Purnima' : number === 30 ? 'Amavasya' : (names[(number - 1) % 15] ?? '')

export const tithis = catalogue('tithis', {
  shukla: 'Shukla',
  krishna: 'Krishna',
  /** `Krishna Chaturthi` of 19: 1 to 15 of the waxing half, 16 to 30 of the waning one. */
  tithi: (number: number) =>
    number % 15 === 0 ? nameOf(number) : `${number < 16 ? 'Shukla' : 'Krishna'} ${nameOf(number)}`,
  name: nameOf,
})
