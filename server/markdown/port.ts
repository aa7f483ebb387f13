import * as z from 'zod'

/** A picture an editor sent, as a text may name it. */
const knownPicture = z.object({
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
})
export type KnownPicture = z.infer<typeof knownPicture>

export const markdownJob = z.object({
  text: z.string(),
  /** Written at the end, each a line of Markdown. */
  sources: z.array(z.string()),
  /** What is not among them, and no drawing of ours, becomes its description. */
  pictures: z.array(knownPicture),
  /** The text begins with YAML between two lines of three dashes, and `sources` may stand there. */
  hasFrontMatter: z.optional(z.boolean()),
})
export type MarkdownJob = z.infer<typeof markdownJob>

export const rendered = z.object({
  html: z.string(),
  /** How the text begins, without any markup. */
  opening: z.string(),
  words: z.number(),
  /** The addresses of the pictures in it. */
  pictures: z.array(z.string()),
  /** Some picture has no description. */
  lacksAlt: z.boolean(),
  /** The front matter as it was read, and the Markdown behind it. */
  front: z.optional(z.record(z.string(), z.unknown())),
  body: z.optional(z.string()),
})
export type Rendered = z.infer<typeof rendered>
