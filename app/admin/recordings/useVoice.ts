import { useVersionedChange } from '#app/admin/useVersionedChange.ts'
import { uploadFile } from '#app/api/uploadFile.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Starts } from './timings.ts'

export type Recording = {
  readonly url: string
  readonly bytes: number
  readonly durationMs: number
  readonly isSynthesised: boolean
}

/** Lines that are recited, and the recording of them. */
type Recited = {
  readonly lines: readonly {
    readonly text: string
    readonly needsFullFont?: boolean | undefined
    readonly startMs?: number | undefined
  }[]
  readonly recording: Recording | undefined
}

type SentRecording = {
  file: File
  keepTimings: boolean
  isSynthesised: boolean
  onProgress: (share: number) => void
  signal: AbortSignal
}

type Versioned = { readonly id: string; readonly version: number }

type Options<T extends Versioned, At, R, P, Q> = {
  /** What is versioned as a whole: a mantra, or the rite with the step. */
  of: T
  recited: Recited
  /** The parameters in the paths of its endpoints. */
  at: At
  read: Endpoint<{ id: string }, R, T>
  upload: Pick<Endpoint<never, never, T>, 'method' | 'path' | 'access' | 'output'>
  remove: Endpoint<At, P, T>
  time: Endpoint<At & { starts: (number | null)[] }, Q, T>
}

/** What staff do with a recording, whatever it is of. */
export function useVoice<T extends Versioned, At extends object, R, P, Q>(
  options: Options<T, At, R, P, Q>,
) {
  const { of, recited, at, read, remove, time } = options
  const { change, show, isBusy, failure } = useVersionedChange(read, of)
  return {
    ...recited,
    version: of.version,
    isBusy,
    failure,
    async upload({ keepTimings, isSynthesised, ...sent }: SentRecording): Promise<void> {
      const query = new URLSearchParams({
        ...(keepTimings && { keepTimings: 'true' }),
        ...(isSynthesised && { isSynthesised: 'true' }),
      })
      const path = Object.entries(at).reduce(
        (whole, [name, value]) => whole.replace(`:${name}`, encodeURIComponent(value)),
        options.upload.path as string,
      )
      const changed = await uploadFile({
        ...sent,
        endpoint: options.upload,
        path: `${path}?${query}`,
        headers: { 'if-match': `"${of.version}"` },
      })
      show(changed)
    },
    remove: async (): Promise<boolean> => (await change(remove, at)) !== undefined,
    /** Returns the new version, or undefined if it failed. */
    time: async (starts: Starts, from: number): Promise<number | undefined> =>
      (await change(time, { ...at, starts: [...starts] }, from))?.version,
  }
}

export type Voice = ReturnType<typeof useVoice>
