import { stat } from 'node:fs/promises'
import { longestRecordingMs } from '#contract/writing/recordingsAdmin.ts'
import { hasFfmpeg, reencode } from './ffmpeg.ts'
import { formatOf, type Format } from './format.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import { AudioBusyError, AudioError, type PrepareAudio, type Recording } from './port.ts'

const shortestMs = 500

/** A conversion takes minutes at worst, so the queue is short. */
const waitingAtMost = 3

type Options = {
  /** The program that re-encodes; if undefined, recordings stay as they were sent. */
  readonly command: string | undefined
}

const assertAtMost = (durationMs: number): void => {
  if (durationMs <= longestRecordingMs) return
  throw new AudioError(`A recording can be at most ${longestRecordingMs / 3_600_000} hours long.`)
}

const assertLength = (durationMs: number): void => {
  if (durationMs < shortestMs) throw new AudioError('This recording is too short.')
  assertAtMost(durationMs)
}

/**
 * Too long according to itself: refused before minutes of work. A short stated length proves
 * nothing.
 */
const assertNotTooLong = async (path: string): Promise<void> => {
  const { parseFile } = await import('music-metadata')
  const parsed = await parseFile(path, { skipCovers: true }).catch(() => undefined)
  assertAtMost((parsed?.format.duration ?? 0) * 1000)
}

/** Reads a finished file to its end: the length it states at the beginning may be wrong. */
const look = async (path: string, extension: Recording['extension']): Promise<Recording> => {
  // Loaded with the first recording: on most days there is none.
  const { parseFile } = await import('music-metadata')
  const parsed = await parseFile(path, { duration: true, skipCovers: true }).catch(() => undefined)
  const { duration, hasAudio, hasVideo, sampleRate } = parsed?.format ?? {}
  if (!duration || hasAudio === false || hasVideo || !sampleRate) {
    throw new AudioError(
      'This file cannot be played. It may be damaged, or it may not be a recording.',
    )
  }
  const durationMs = Math.round(duration * 1000)
  assertLength(durationMs)
  return { path, extension, bytes: (await stat(path)).size, durationMs }
}

const keepAsSent = (path: string, { extension }: Format): Promise<Recording> => {
  if (!extension) {
    throw new AudioError(
      'This format cannot be converted here. Please upload the recording as MP3, M4A or Ogg.',
    )
  }
  return look(path, extension)
}

/** Finds out what a file is, and makes a recording that every phone plays. */
export const createPrepareAudio = ({ command }: Options): PrepareAudio => {
  const inTurn = oneAtATime({ waitingAtMost, refusal: () => new AudioBusyError() })
  let knowing: Promise<boolean> | undefined
  const canReencode = (name: string): Promise<boolean> => (knowing ??= hasFfmpeg(name))

  return async (path, folder, gone) => {
    const format = await formatOf(path)
    if (!format) {
      throw new AudioError(
        'This is not a recording. Please upload an MP3, M4A, Ogg, WAV or FLAC file.',
      )
    }
    if (command === undefined || !(await canReencode(command))) return keepAsSent(path, format)
    await assertNotTooLong(path)
    const { demuxer } = format
    return look(await inTurn(() => reencode(command, path, demuxer, folder, gone), gone), 'mp3')
  }
}
