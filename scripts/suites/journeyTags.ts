/** A journey as its file writes it: what is put in for `${…}` can be anything. */
export type TaggedTest = {
  readonly isTitled: (title: string) => boolean
  readonly tags: readonly string[]
}

const startOfTest =
  /^( *)test(?:\.(describe)(?:\.\w+)*)?\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,\s*(\{[^{}]*\})?/gm

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

const titlePattern = (title: string): RegExp => {
  const fixed = title
    .replaceAll(/\\(.)/g, '$1')
    .split(/\$\{[^}]*\}/)
    .map(escaped)
  return new RegExp(`^${fixed.join('.*')}$`)
}

/** Reads a formatted file of journeys: what stands in a `describe` is indented deeper, and has its tags. */
export const journeysIn = (source: string): TaggedTest[] => {
  const around: { readonly indent: number; readonly tags: readonly string[] }[] = []
  const found: TaggedTest[] = []
  for (const [, space = '', describe, single, double, template, details = ''] of source.matchAll(
    startOfTest,
  )) {
    const indent = space.length
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop()
    const title = single ?? double ?? template ?? ''
    const own = `${title} ${details}`.match(/@[\w-]+/g) ?? []
    const tags = [...around.flatMap((each) => each.tags), ...own]
    if (describe) around.push({ indent, tags: own })
    else {
      const pattern = titlePattern(title)
      found.push({ isTitled: (title) => pattern.test(title), tags })
    }
  }
  return found
}

/** Whether `npm test` leaves out this journey, or nobody has it any more. */
export const isLeftToProof = (file: string, title: string, source: string | undefined): boolean =>
  source === undefined ||
  file.endsWith('.proof.spec.ts') ||
  journeysIn(source).every(({ isTitled, tags }) => !isTitled(title) || tags.includes('@proof'))
