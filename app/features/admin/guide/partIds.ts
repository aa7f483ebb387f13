type Part = { readonly id: string }

const mark = 'new-'

/** Of a step or a thing that is not saved yet. */
export const newPartId = (): string => `${mark}${crypto.randomUUID()}`

const longest = 60

const inAddress = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '')

/**
 * New parts are called by their names once they are saved: those who translate see the ids. None
 * takes the id of one that was there before, and its recording with it.
 */
export function namedParts<P extends Part>(
  parts: readonly P[],
  nameOf: (part: P) => string,
  before: readonly Part[],
): P[] {
  const taken = new Set([...before, ...parts].map(({ id }) => id))
  return parts.map((part) => {
    if (!part.id.startsWith(mark)) return part
    const name = inAddress(nameOf(part)) || 'part'
    let id = name
    for (let count = 2; taken.has(id); count++) id = `${name}-${count}`
    taken.add(id)
    return { ...part, id }
  })
}
