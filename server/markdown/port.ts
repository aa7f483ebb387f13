import * as z from 'zod'

/** A picture that an editor uploaded, as a text may name it. */
const knownPicture = z.object({
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
})
export type KnownPicture = z.infer<typeof knownPicture>

export const markdownJob = z.object({
  text: z.string(),
  /** Added at the end, each a line of Markdown. */
  sources: z.array(z.string()),
  /** A picture that is neither among them nor one of our drawings becomes its description. */
  pictures: z.array(knownPicture),
  /** The text begins with YAML between two lines of three dashes, which may contain other `sources`. */
  hasFrontMatter: z.optional(z.boolean()),
  /** A text in Marathi or Hindi: what it writes in Devanagari is not Sanskrit. */
  isInDevanagari: z.optional(z.boolean()),
})
export type MarkdownJob = z.infer<typeof markdownJob>

export const rendered = z.object({
  html: z.string(),
  /** The beginning of the text, without markup. */
  opening: z.string(),
  words: z.number(),
  /** The addresses of the pictures in it. */
  pictures: z.array(z.string()),
  /** Some picture has no description. */
  lacksAlt: z.boolean(),
  /** The parsed front matter, and the Markdown after it. */
  front: z.optional(z.record(z.string(), z.unknown())),
  body: z.optional(z.string()),
})
export type Rendered = z.infer<typeof rendered>
