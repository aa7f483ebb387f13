/** Commas and blanks around a line of an address: lines are joined with commas. */
const around = /^[\s,]+|[\s,]+$/g

/** The lines of an address as one text, with one comma between two, however they were typed. */
export const addressText = (lines: readonly (string | undefined)[]): string =>
  lines
    .map((line) => line?.replaceAll(around, ''))
    .filter(Boolean)
    .join(', ')

/** A temple's address without its name, which is shown beside it. */
export const addressBelow = ({
  name,
  address,
}: {
  name: string
  address: readonly string[]
}): string => addressText(address.filter((line) => line !== name))
