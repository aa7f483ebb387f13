/** Commas and blanks around a line of an address: lines are joined with commas. */
const around = /^[\s,]+|[\s,]+$/g

/** The lines of an address as one text, with one comma between two, however they were typed. */
export const addressText = (lines: readonly (string | undefined)[]): string =>
  lines
    .map((line) => line?.replaceAll(around, ''))
    .filter(Boolean)
    .join(', ')

type Addressed = { readonly name: string; readonly address: readonly string[] }

/** A line without the name it begins with, also if the name says the town too: `Mandir, Wai`. */
const withoutName = (line: string, name: string): string => {
  const [short = name] = name.split(',')
  const named = [name, short.trim()].find(
    (begin) =>
      begin !== '' &&
      line.toLowerCase().startsWith(begin.toLowerCase()) &&
      /^[\s,]*$|^\s*,/.test(line.slice(begin.length)),
  )
  return named === undefined ? line : line.slice(named.length).replaceAll(around, '')
}

/** A temple's name, and its address below without the name again. */
export const templeLines = ({ name, address }: Addressed): string[] => [
  name,
  ...address.map((line) => withoutName(line, name)).filter(Boolean),
]

/** A temple's address without its name, which is shown beside it. */
export const addressBelow = (temple: Addressed): string => addressText(templeLines(temple).slice(1))
