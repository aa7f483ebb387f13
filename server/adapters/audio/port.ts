/** A recording as it is offered to people. */
export type Recording = {
  readonly path: string
  readonly extension: 'mp3' | 'm4a' | 'ogg'
  readonly bytes: number
  readonly durationMs: number
}

/**
 * Converts an uploaded file to a recording in the given folder, or throws an `AudioError`. The type
 * is detected from its bytes, not its name. Aborts when the sender disconnects.
 */
export type PrepareAudio = (path: string, folder: string, gone: AbortSignal) => Promise<Recording>

/** Why something is not a recording, in words for its sender. */
export class AudioError extends Error {}

/** The recording is fine: too many others are waiting. */
export class AudioBusyError extends Error {}

/** The recording is fine: its processing was stopped from outside. */
export class AudioInterruptedError extends Error {}
