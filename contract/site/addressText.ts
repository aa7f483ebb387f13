/** Commas and blanks around a line of an address: lines are joined with commas. */
const around = /^[\s,]+|[\s,]+$/g

/** The lines of an address as one text, with one comma between two, however they were typed. */
export const addressText = (lines: readonly (string | undefined)[]): string =>
  lines
    .map((line) => line?.replaceAll(around, ''))
    .filter(Boolean)
    .join(', ')

type Addressed = { readonly name: string; readonly address: readonly string[] }

/** The name that a line begins with, also if the name says the town too: `Mandir, Wai`. */
const nameIn = (line: string, name: string): string | undefined => {
  const [short = name] = name.split(',')
  return [name, short.trim()].find(
    (begin) =>
      begin !== '' &&
      line.toLowerCase().startsWith(begin.toLowerCase()) &&
      /^[\s,]*$|^\s*,/.test(line.slice(begin.length)),
  )
}

const withoutName = (line: string, name: string): string => {
  const named = nameIn(line, name)
  return named === undefined ? line : line.slice(named.length).replaceAll(around, '')
}

/** A temple whose name is translated, by that name in its address too, where that still says it in English. */
export const renamed = <T extends Addressed>(temple: T, english: string): T => {
  const { name, address } = temple
  if (name === english) return temple
  const lines = address.map((line) => {
    const named = nameIn(line, english)
    return named === undefined ? line : name + line.slice(named.length)
  })
  return { ...temple, address: lines }
}

/** A temple's name, and its address below without the name again. */
export const templeLines = ({ name, address }: Addressed): string[] => [
  name,
  ...address.map((line) => withoutName(line, name)).filter(Boolean),
]

/** A temple's address without its name, which is shown beside it. */
export const addressBelow = (temple: Addressed): string => addressText(templeLines(temple).slice(1))
