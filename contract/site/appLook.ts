import { mediaPrefix } from '#contract/pictureAddresses.ts'

/** The sizes a temple's own icon is drawn in, each served as `/media/{set}-{file}`. */
export const appIconFiles = [
  '32.png',
  '180.png',
  '192.png',
  '512.png',
  'maskable.png',
  'favicon.ico',
] as const
export type AppIconFile = (typeof appIconFiles)[number]

/** How the installed app looks, where a temple has chosen it: each part only if it has. */
export type AppLook = {
  readonly shortName?: string | undefined
  readonly colours?: { readonly frame: string; readonly background: string } | undefined
  /** Id of the temple's own icon set. */
  readonly icon?: string | undefined
}

export const appIconUrl = (set: string, file: AppIconFile | 'picture.png'): string =>
  `${mediaPrefix}${set}-${file}`

const form = /^\/media\/[a-f0-9]{32}-(?:(?:32|180|192|512|maskable|picture)\.png|favicon\.ico)$/

/** An icon, or the picture that icons are drawn of. */
export const isAppIcon = (path: string): boolean => form.test(path)
