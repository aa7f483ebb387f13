import { execFile, type ExecFileOptions } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { longestRecordingMs } from '#contract/writing/recordingsAdmin.ts'
import { AudioError, AudioInterruptedError } from './port.ts'

const execute = promisify(execFile)

/** Without our environment: no mail server's password, no key. */
const run = (command: string, args: readonly string[], options: ExecFileOptions = {}) =>
  execute(command, args, { ...options, encoding: 'utf8', env: { PATH: process.env['PATH'] } })

/** Enough for a long chant on a slow machine; anything longer was made to take long. */
const patienceMs = 10 * 60_000

/**
 * A few megabytes may contain days of near silence, so it reads just enough to detect that it is
 * too long.
 */
const readAtMost = String(longestRecordingMs / 1000 + 1)

/** What streaming services agree on for speech and song, in LUFS and dB. */
const target = 'loudnorm=I=-16:TP=-1.5:LRA=11'

const measured = z.object({
  input_i: z.string(),
  input_tp: z.string(),
  input_lra: z.string(),
  input_thresh: z.string(),
  target_offset: z.string(),
})

/** Whether a program of that name can re-encode. */
export const hasFfmpeg = async (command: string): Promise<boolean> => {
  try {
    const { stdout } = await run(command, ['-hide_banner', '-v', 'error', '-encoders'])
    return stdout.includes('libmp3lame')
  } catch {
    return false
  }
}

/**
 * Only the file's first audio stream. Format and protocol are fixed: otherwise a playlist disguised
 * as a recording could make ffmpeg read local files.
 */
const inputOf = (path: string, demuxer: string): string[] => [
  '-hide_banner',
  '-nostdin',
  '-protocol_whitelist',
  'file',
  '-f',
  demuxer,
  '-t',
  readAtMost,
  '-i',
  path,
  '-map',
  '0:a:0',
  '-vn',
  '-sn',
  '-dn',
]

/** What execFile reports about a program that failed. */
const failed = z.object({
  code: z.union([z.number(), z.string(), z.null()]).optional(),
  killed: z.boolean().optional(),
  stderr: z.string().optional(),
})

/** Only a normal exit of the program says anything about the file. */
const refusalOf = (error: unknown): Error => {
  const { code, killed, stderr = '' } = failed.safeParse(error).data ?? {}
  const isFull = stderr.includes('No space left on device')
  if (isFull || typeof code !== 'number') {
    // Stopped by our own time limit, and not because it wrote too much.
    if (killed && code !== 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
      return new AudioError(
        'This recording takes too long to process. Please upload a shorter one.',
      )
    }
    if (!killed) return new AudioInterruptedError()
  }
  return new AudioError(
    'This file cannot be played. It may be damaged, or it may not be a recording.',
  )
}

const call = async (
  command: string,
  args: readonly string[],
  gone: AbortSignal,
): Promise<string> => {
  try {
    const options = {
      timeout: patienceMs,
      maxBuffer: 4 * 1024 * 1024,
      killSignal: 'SIGKILL',
      signal: gone,
    } as const
    const { stderr } = await run(command, args, options)
    return stderr
  } catch (error) {
    gone.throwIfAborted()
    throw refusalOf(error)
  }
}

const measure = async (command: string, input: readonly string[], gone: AbortSignal) => {
  const filter = `aformat=channel_layouts=mono,${target}:print_format=json`
  const report = await call(command, [...input, '-af', filter, '-f', 'null', '-'], gone)
  const loudness = measured.safeParse(JSON.parse(/\{[^{}]*\}\s*$/.exec(report)?.[0] ?? 'null'))
  if (!loudness.success) throw new AudioError('The loudness of this recording cannot be measured.')
  if (!(Number(loudness.data.input_i) > -70)) {
    throw new AudioError('This recording is silent.')
  }
  return loudness.data
}

/** Mono MP3 at the same loudness for all, without anything else that was in the file. */
export const reencode = async (
  command: string,
  source: string,
  demuxer: string,
  folder: string,
  gone: AbortSignal,
): Promise<string> => {
  const input = inputOf(source, demuxer)
  const loudness = await measure(command, input, gone)
  const levelled = [
    target,
    `measured_I=${loudness.input_i}`,
    `measured_TP=${loudness.input_tp}`,
    `measured_LRA=${loudness.input_lra}`,
    `measured_thresh=${loudness.input_thresh}`,
    `offset=${loudness.target_offset}`,
    'linear=true',
  ].join(':')
  const path = join(folder, 'made.mp3')
  const filter = `aformat=channel_layouts=mono,${levelled}`
  const output = '-map_metadata -1 -ar 44100 -ac 1 -codec:a libmp3lame -b:a 96k -f mp3'.split(' ')
  await call(command, ['-v', 'error', ...input, '-af', filter, ...output, path], gone)
  return path
}
