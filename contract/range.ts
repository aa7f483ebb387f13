/** Bytes of a file, both ends included. */
export type Range = { readonly first: number; readonly last: number }

/**
 * Reads a Range header (RFC 9110 §14): one range of bytes; `missing` if none of it exists;
 * undefined for anything else, which may be ignored: then the whole file is sent.
 */
export const readRange = (
  header: string | undefined,
  size: number,
): Range | 'missing' | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length > 0 ? { first: size - length, last: size - 1 } : 'missing'
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first < size ? { first, last } : 'missing'
}
