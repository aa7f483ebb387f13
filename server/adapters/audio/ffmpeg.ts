import { execFile, type ExecFileOptions } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { longestRecordingMs } from '#contract/mantrasAdmin.ts'
import { AudioError, AudioInterruptedError } from './port.ts'

const execute = promisify(execFile)

/** With nothing of our environment: no password of a mail server, no key. */
const run = (command: string, args: readonly string[], options: ExecFileOptions = {}) =>
  execute(command, args, { ...options, encoding: 'utf8', env: { PATH: process.env['PATH'] } })

/** A long chant on a slow machine; what takes longer was made to. */
const patienceMs = 10 * 60_000

/** A few megabytes may hold days of near silence: no more is read than shows that it is too long. */
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

/** Whether there is a program of that name that re-encodes. */
export const hasFfmpeg = async (command: string): Promise<boolean> => {
  try {
    const { stdout } = await run(command, ['-hide_banner', '-v', 'error', '-encoders'])
    return stdout.includes('libmp3lame')
  } catch {
    return false
  }
}

/**
 * The first sound of the file and nothing else of it. The format is said, and only files are opened:
 * otherwise a playlist that calls itself a recording would have this machine's files read out.
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

/** What execFile says of a program that did not end well. */
const failed = z.object({
  code: z.union([z.number(), z.string(), z.null()]).optional(),
  killed: z.boolean().optional(),
  stderr: z.string().optional(),
})

/** Only a program that ended by itself says anything of the file. */
const refusalOf = (error: unknown): Error => {
  const { code, killed, stderr = '' } = failed.safeParse(error).data ?? {}
  const isFull = stderr.includes('No space left on device')
  if (isFull || typeof code !== 'number') {
    // By our own patience, where it is not for too many words.
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
  const said = await call(command, [...input, '-af', filter, '-f', 'null', '-'], gone)
  const loudness = measured.safeParse(JSON.parse(/\{[^{}]*\}\s*$/.exec(said)?.[0] ?? 'null'))
  if (!loudness.success) throw new AudioError('The loudness of this recording cannot be measured.')
  if (!(Number(loudness.data.input_i) > -70)) {
    throw new AudioError('This recording is silent.')
  }
  return loudness.data
}

/** One channel of MP3, all as loud as each other, and nothing of what stood beside the sound. */
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
