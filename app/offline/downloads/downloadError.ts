/** Why a file could not be saved. `stalled`: connected, but nothing more arrives. */
export type DownloadFailure =
  | 'no-network'
  | 'stalled'
  | 'no-space'
  | 'refused'
  | 'refused-by-browser'
  | 'unexpected'

export class DownloadError extends Error {
  readonly failure: DownloadFailure

  constructor(failure: DownloadFailure, cause?: unknown) {
    super(`It could not be saved: ${failure}`, { cause })
    this.name = 'DownloadError'
    this.failure = failure
  }
}
