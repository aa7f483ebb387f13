import { createPrepareAudio } from '#server/adapters/audio/prepare.ts'
import type { Feature, Shared } from '#server/feature.ts'
import { createReceive } from './receive.ts'
import { createSweep } from './sweep.ts'

type Deps = Pick<Shared, 'stores' | 'now'> &
  Pick<Parameters<typeof createSweep>[0], 'uses'> & {
    /** The program that re-encodes recordings, if it is installed. */
    readonly ffmpeg: string | undefined
  }

/** Recordings of whatever content has some: one is prepared at a time. */
export const openRecordings = ({ stores: { audio: storage }, now, uses, ffmpeg }: Deps) => {
  const prepareAudio = createPrepareAudio({ command: ffmpeg })
  return {
    service: createReceive({ storage, prepareAudio }),
    sweep: { recordings: createSweep({ storage, now, uses }) },
  } satisfies Feature
}
