/** No mantra's id has two dashes in a row. */
const mark = 'puja--'

/** What a puja at home is called in the log, among the mantras. */
export const riteInLog = (rite: string): string => `${mark}${rite}`

/** The rite that an entry of the log is of; undefined if it is a mantra's. */
export const riteOfLog = (entry: string): string | undefined =>
  entry.startsWith(mark) ? entry.slice(mark.length) : undefined
