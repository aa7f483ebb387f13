/** A payment address such as `919876543210-2@ybl`: it contains a phone number or a name. */
const address = /(?<![\p{L}\d._])[\p{L}\d._]{1,100}(?:-\d{1,2})?@[\p{L}\d.]*/gu

/** A phone number with India's code, attached to a word. */
const phoneAtWord = /(?<=\p{L})91[6-9]\d{9}(?!\d)|(?<!\d)91[6-9]\d{9}(?=\p{L})/gu

/** Banks print the twelve digits alone, among other words, or with leading zeros. */
export const utrsIn = (text: string): string[] => {
  const runs =
    text
      .replaceAll(address, ' ')
      .replaceAll(phoneAtWord, ' ')
      .match(/\d{12,}/g) ?? []
  const twelve = runs.flatMap((run) => {
    const digits = run.length > 12 ? run.replace(/^0+(?=\d{12}$)/, '') : run
    return digits.length === 12 ? [digits] : []
  })
  return [...new Set(twelve)]
}

/** Numbers of NEFT and RTGS: 16 to 22 letters and digits. */
export const longUtrsIn = (text: string): string[] =>
  (text.toUpperCase().match(/(?<![0-9A-Z])[0-9A-Z]{16,22}(?![0-9A-Z])/g) ?? []).filter((word) =>
    /(?:.*\d){6}/.test(word),
  )

/** A cell of several lines as a bank breaks it: between words, or in the middle of one. */
const ways = (text: string): string[] => [
  text.replaceAll(/\s*\n\s*/g, ' '),
  text.replaceAll(/\s*\n\s*/g, ''),
]

/** The numbers of a wrapped text; what is whole in one line comes first. */
const wrapped =
  (find: (text: string) => string[]) =>
  (text: string): string[] =>
    text.includes('\n')
      ? (ways(text)
          .map(find)
          .find((all) => all.length > 0) ?? [])
      : find(text)

export const wrappedUtrsIn = wrapped(utrsIn)
export const wrappedLongUtrsIn = wrapped(longUtrsIn)
