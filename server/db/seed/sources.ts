/** Where a text is: a file of a public repository is shown where people can open it. */
export function whereIs(address: string): string {
  if (address.startsWith('https://')) return `, ${address}`
  const [kind = '', place] = address.split(':')
  if (kind === 'print') return `, ${place}`
  return kind.includes('/') ? `, https://github.com/${kind}/blob/HEAD/${place}` : ''
}

/** A source in one line, its address at the end: `A book of vows, owner/repository:path`. */
export const sourceOf = (line: string): string => {
  const [, name = line, address] = /^(.+), ([\w.-]+\/[\w.-]+:\S+)$/.exec(line) ?? []
  return address === undefined ? line : name + whereIs(address)
}
