/** The country code of a number that has none. */
const home = '91'

/** In India a number with its area code, or of a mobile phone, has so many digits. */
const wholeLength = 10

/**
 * One form for all ways of writing one number, `+919822012345`: two numbers are the same exactly if their
 * forms are. A number without a country code is Indian.
 */
export const internationalNumber = (written: string): string => {
  const bare = written.replaceAll('(0)', '').replaceAll(/[^\d+]/g, '')
  const [, abroad] = /^(?:\+|00)(\d+)$/.exec(bare) ?? []
  const digits = abroad ?? bare.replaceAll('+', '').replace(/^0/, '')
  const hasCode = abroad !== undefined || (digits.startsWith(home) && digits.length === 12)
  const whole = hasCode ? digits : home + digits
  // The zero that is dialled before an area code within India.
  return `+${whole.replace(/^910(?=\d{10}$)/, home)}`
}

/** All ways of writing a number that have the form, without what only separates digits. */
export const waysToWrite = (form: string): string[] => {
  const abroad = form.slice(1)
  const ways = [`+${abroad}`, `00${abroad}`]
  if (!abroad.startsWith(home)) return ways
  const national = abroad.slice(home.length)
  ways.push(national, `0${national}`)
  if (national.length !== wholeLength) return ways
  return [...ways, abroad, `0${abroad}`, `+${home}0${national}`, `00${home}0${national}`]
}
