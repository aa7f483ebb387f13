export type DownloadFailure = 'no-network' | 'no-space' | 'refused' | 'refused-by-browser'

export class DownloadError extends Error {
  readonly failure: DownloadFailure

  constructor(failure: DownloadFailure, cause?: unknown) {
    super(`The audio could not be saved: ${failure}`, { cause })
    this.name = 'DownloadError'
    this.failure = failure
  }
}
