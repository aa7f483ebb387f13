/** The country code of a number without one. */
const home = '91'

/** The digits of an Indian number with its area code, or of a mobile phone. */
const wholeLength = 10

/**
 * One form for every way to write a number, `+919822012345`: two numbers are the same exactly if
 * their forms are. A number without a country code is Indian.
 */
export const internationalNumber = (typed: string): string => {
  const bare = typed.replaceAll('(0)', '').replaceAll(/[^\d+]/g, '')
  const [, abroad] = /^(?:\+|00)(\d+)$/.exec(bare) ?? []
  const digits = abroad ?? bare.replaceAll('+', '').replace(/^0/, '')
  const hasCode = abroad !== undefined || (digits.startsWith(home) && digits.length === 12)
  const whole = hasCode ? digits : home + digits
  // The zero that is dialled before an area code within India.
  return `+${whole.replace(/^910(?=\d{10}$)/, home)}`
}

/** All ways to write a number with this form, without separators. */
export const waysToWrite = (form: string): string[] => {
  const abroad = form.slice(1)
  const ways = [`+${abroad}`, `00${abroad}`]
  if (!abroad.startsWith(home)) return ways
  const national = abroad.slice(home.length)
  ways.push(national, `0${national}`)
  if (national.length !== wholeLength) return ways
  return [...ways, abroad, `0${abroad}`, `+${home}0${national}`, `00${home}0${national}`]
}
