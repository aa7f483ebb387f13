/** A recording as it is offered to people. */
export type Recording = {
  readonly path: string
  readonly extension: 'mp3' | 'm4a' | 'ogg'
  readonly bytes: number
  readonly durationMs: number
}

/**
 * Makes a recording of what somebody sent, in the folder given, or throws an `AudioError`. Whatever the
 * file is called, its own bytes say what it is. It ends as soon as whoever sent it has gone.
 */
export type PrepareAudio = (path: string, folder: string, gone: AbortSignal) => Promise<Recording>

/** Why something is no recording, in words for who sent it. */
export class AudioError extends Error {}

/** Nothing is wrong with the recording: too many others wait. */
export class AudioBusyError extends Error {}

/** Nothing is wrong with the recording: what worked on it was ended from outside. */
export class AudioInterruptedError extends Error {}
