import type { StaffMantra } from '#contract/mantras/admin.ts'
import type { Context } from '#server/http/implement.ts'
import type { Receive } from '#server/recordings/receive.ts'
import type { MantraAdmin } from './admin.ts'

type Deps = {
  readonly admin: Pick<MantraAdmin, 'assertChangeable' | 'setAudio'>
  readonly receive: Receive
}

type Sent = {
  readonly id: string
  readonly keepTimings?: string | undefined
  readonly isSynthesised?: string | undefined
}

/** Recordings of mantras that editors upload. */
export const createRecordings = ({ admin, receive }: Deps) => ({
  upload: (context: Context, { id, keepTimings, isSynthesised }: Sent): Promise<StaffMantra> =>
    receive(context, {
      assertOpen: () => admin.assertChangeable(context, id),
      save: (recording) =>
        admin.setAudio(
          context,
          id,
          { ...recording, isSynthesised: isSynthesised === 'true' },
          keepTimings === 'true',
        ),
    }),

  remove: (context: Context, id: string): Promise<StaffMantra> =>
    admin.setAudio(context, id, undefined),
})

export type Recordings = ReturnType<typeof createRecordings>
