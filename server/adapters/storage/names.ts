/** A name made by us: any other is a mistake or an attack. */
const plainName = /^[a-z0-9]+(-[a-z0-9]+)?\.[a-z0-9]+$/

export const isPlainName = (name: string): boolean => plainName.test(name)

export const assertPlainName = (name: string): void => {
  if (!isPlainName(name)) throw new Error('This is no name of a stored file.')
}
