export type Paksha = 'shukla' | 'krishna'

/** 1 to 15 are the bright half, 16 to 30 the dark. */
export const pakshaOf = (number: number): Paksha => (number <= 15 ? 'shukla' : 'krishna')

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

/** 'Chaturthi' for 4 and 19, 'Purnima' for 15, 'Amavasya' for 30. */
export const tithiName = (number: number): string =>
  names[(number - 1) % 15] ?? (number === 15 ? 'Purnima' : 'Amavasya')

/** 'Krishna Chaturthi' for 19; Purnima and Amavasya have no half to be named. */
export const fullTithiName = (number: number): string =>
  number % 15 === 0
    ? tithiName(number)
    : `${pakshaOf(number) === 'shukla' ? 'Shukla' : 'Krishna'} ${tithiName(number)}`
