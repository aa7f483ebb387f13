export type AlmanacErrorCode =
  | 'bad_date'
  | 'bad_range'
  | 'out_of_range'
  | 'bad_place'
  | 'unknown_zone'
  | 'no_rise'

/**
 * What the almanac cannot answer, with a sentence that says why. It never gives a wrong answer
 * instead.
 */
export class AlmanacError extends Error {
  readonly code: AlmanacErrorCode

  constructor(code: AlmanacErrorCode, message: string) {
    super(message)
    this.name = 'AlmanacError'
    this.code = code
  }
}
