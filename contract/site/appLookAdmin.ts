import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { oneLine } from '#contract/fields.ts'
import { readableColour } from './frameColourAdmin.ts'

/** More does not fit under an icon. */
export const longestShortName = 12

/** Letters as people count them: क्षि is one. */
const lettersOf = (text: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length

const shortName = oneLine(80).check(
  z.refine(
    (name) => lettersOf(name) <= longestShortName,
    `At most ${longestShortName} letters: phones cut longer names under the icon`,
  ),
)

const hex = z.string().check(
  z.overwrite((typed) => typed.trim().toLowerCase()),
  z.regex(/^#[0-9a-f]{6}$/, {
    error: 'Please write the colour as # and six digits, for example #8e1b1b',
    abort: true,
  }),
  z.refine((colour) => readableColour(colour) === colour, {
    error: ({ input }) =>
      `Phones write the time in white on this colour, which is hard to read. Choose a darker one, such as ${readableColour(String(input))}, or a much lighter one`,
  }),
)

/** The name under the app's icon, and its colours, as staff write them. */
export const appLookInput = z.object({
  shortName: z.optional(shortName),
  colours: z.optional(z.object({ frame: hex, background: hex })),
})

export const appLookSettings = z.object({
  shortName: z.optional(z.string()),
  colours: z.optional(z.object({ frame: z.string(), background: z.string() })),
})

/**
 * What lies behind a picture: the temple's colour if it is see-through, the picture's own colour if
 * its edge has a single one, nothing if it is a photograph, which fills the icon.
 */
const ground = z.union([z.literal('clear'), z.literal('photo'), z.string()])

const picture = z.object({ hash: z.string(), ground })
export type IconPicture = z.infer<typeof picture>

/** As stored. */
export const storedIcon = z.object({
  picture: z.optional(picture),
  /** The icons drawn, and what of: they are drawn again when that changes. */
  set: z.optional(z.string()),
  drawnOf: z.optional(z.string()),
})
export type StoredIcon = z.infer<typeof storedIcon>

export const largestAppIcon = 15 * 1024 * 1024
/** Minimum width and height in pixels. */
export const smallestAppIcon = 192

const appIcon = z.object({ picture: z.optional(z.object({ url: z.string(), ground })) })
export type AppIcon = z.infer<typeof appIcon>

/** The picture that the app's icons are drawn of; without one, they show our mark. */
export const getAppIcon = endpoint({
  method: 'GET',
  path: '/api/admin/app-icon',
  access: 'office',
  input: z.object({}),
  output: appIcon,
})

/** The body is the file itself: JPEG, PNG, WebP or AVIF, recognised by its bytes. */
export const uploadAppIcon = endpoint({
  method: 'PUT',
  path: '/api/admin/app-icon',
  access: 'office',
  upload: { maxBytes: largestAppIcon },
  input: z.object({}),
  output: appIcon,
})

export const removeAppIcon = endpoint({
  method: 'DELETE',
  path: '/api/admin/app-icon',
  access: 'office',
  input: z.object({}),
  output: appIcon,
})
