import type { Reason } from '#contract/refusals.ts'

/** A picture as it is offered to people, in files named by width and format. */
export type PreparedImage = {
  /** Dimensions of the largest size made. */
  readonly width: number
  readonly height: number
  /** The smallest first. */
  readonly widths: readonly number[]
  readonly files: readonly {
    readonly path: string
    readonly width: number
    readonly format: 'webp' | 'avif'
  }[]
}

/**
 * Converts an uploaded file to pictures in the given folder, or throws an `ImageError`. The type is
 * detected from its bytes, not its name; metadata is removed.
 */
export type PrepareImage = (path: string, folder: string) => Promise<PreparedImage>

/** A picture for print: small, without transparency. */
type PrintablePicture = {
  readonly format: 'png' | 'jpeg'
  /** In base 64. */
  readonly bytes: string
  readonly width: number
  readonly height: number
}

/** Makes a logo, a signature or a seal from an uploaded file, or throws an `ImageError`. */
export type PrepareLetterhead = (
  path: string,
  kind: 'logo' | 'signature' | 'seal',
) => Promise<PrintablePicture>

/** What lies behind a picture in an icon; see `contract/site/appLookAdmin.ts`. */
export type IconGround = string

export type IconTask = {
  /** Without one the icon shows our mark. */
  readonly picture?: { readonly path: string; readonly ground: IconGround } | undefined
  readonly colour: string
  /** Where the files go. */
  readonly folder: string
}

/** The app's own icon. */
export type PrepareIcon = {
  /** Makes a PNG for drawing from an uploaded file, or throws an `ImageError`. */
  readonly accept: (
    path: string,
    folder: string,
  ) => Promise<{ readonly path: string; readonly ground: IconGround }>
  /** Draws all sizes, each into the file of its name. */
  readonly draw: (task: IconTask) => Promise<void>
}

/** Why we cannot use a picture. */
export class ImageError extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.code)
    this.reason = reason
  }
}
