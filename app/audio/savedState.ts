import type { DownloadFailure } from '#app/offline/downloads/downloadError.ts'
import type { Track } from './tracks.ts'

/** One file's state on this phone. `share` runs from 0 to 1. */
export type SavedState =
  | { status: 'none' }
  /** It waits for others before it. */
  | { status: 'queued' }
  | { status: 'saving'; share: number }
  | { status: 'saved'; bytes: number }
  | { status: 'failed'; failure: DownloadFailure }
  /** This browser stores nothing for this address, as with plain http from another machine. */
  | { status: 'impossible' }

/** The outcome of something that a devotee requested. */
export type SavedNews = { track: Track } & (
  | { event: 'started' | 'saved' | 'cancelled' | 'removed' | 'not-removed' }
  | { event: 'failed'; failure: DownloadFailure }
)

export const nothingSaved: SavedState = { status: 'none' }
