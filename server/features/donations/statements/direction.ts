const came =
  /^\W*(?!.*\bcard)(?:c|cr|credit(?:ed)?|deposit(?:ed)?|received|in|जमा)(?![\p{L}\p{M}])/iu
const went = /^\W*(?!.*\bcard)(?:d|dr|debit(?:ed)?|withdraw(?:al|n)|paid|out|नावे)(?![\p{L}\p{M}])/iu

/** `Cr`, `C`, `Credit` and `+`, or the opposite; undefined if a cell says neither. */
export const directionOf = (cell: string): 'came' | 'went' | undefined => {
  if (came.test(cell) || cell === '+') return 'came'
  return went.test(cell) || /^[-−–]$/.test(cell) ? 'went' : undefined
}

/** Whether a column holds nothing but directions. */
export const isOfDirections = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.every((cell) => /^(?:[cd]|[cd]r|credit|debit)\.?$/i.test(cell))
}
