/** A picture as it is offered to people, in files named by width and format. */
export type PreparedImage = {
  /** Of the largest that was made. */
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
 * Makes a picture of what somebody sent, in the folder given, or throws an `ImageError`. Whatever the
 * file is called, its own bytes say what it is; nothing of what was written into it comes along.
 */
export type PrepareImage = (path: string, folder: string) => Promise<PreparedImage>

/** Why something is no picture for us, in words for who sent it. */
export class ImageError extends Error {}
