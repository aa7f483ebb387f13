import { parse } from 'yaml'

const form = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/

/** The YAML at the beginning of a file, and the Markdown after it. */
export const readFrontMatter = (text: string): { front: Record<string, unknown>; body: string } => {
  const [, yaml, body] = form.exec(text) ?? []
  if (yaml === undefined || body === undefined) {
    throw new Error('A text with front matter begins with a line of three dashes, and so it ends.')
  }
  const front: unknown = parse(yaml)
  if (front === null || typeof front !== 'object')
    throw new Error('The front matter has no fields.')
  return { front: { ...front }, body: body.trim() }
}
