import type { StaffRite } from '#contract/guide/admin.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import type { Receive } from '#server/recordings/receive.ts'
import type { RiteAdmin } from './admin.ts'
import type { RiteRecord, StoredMantra } from './repository.ts'

type Deps = {
  readonly admin: Pick<RiteAdmin, 'assertChangeable' | 'change' | 'find'>
  readonly receive: Receive
}

/** A step of a rite. */
type Place = { readonly id: string; readonly step: string }

type Sent = Place & {
  readonly keepTimings?: string | undefined
  readonly isSynthesised?: string | undefined
}

/** What is said at a step; nothing can be recorded where nothing is. */
const mantraAt = ({ steps }: RiteRecord, step: string): StoredMantra => {
  const found = steps.find(({ id }) => id === step)
  if (!found) throw new AppError('not_found', 'There is no such step.')
  if (!found.mantra) throw new AppError('wrong_status', 'This step has no mantra.')
  return found.mantra
}

const withMantra = (rite: RiteRecord, step: string, mantra: StoredMantra): RiteRecord => ({
  ...rite,
  steps: rite.steps.map((each) => (each.id === step ? { ...each, mantra } : each)),
})

/** The times that still lie within another recording. */
const kept = (lines: StoredMantra['lines'], durationMs: number): StoredMantra['lines'] =>
  lines.map(({ text, startMs = Infinity }) => (startMs < durationMs ? { text, startMs } : { text }))

/** The priest's voice at the steps of a rite. */
export const createVoice = ({ admin, receive }: Deps) => {
  const change = (
    context: Context,
    { id, step }: Place,
    action: string,
    make: (mantra: StoredMantra) => StoredMantra,
  ): Promise<StaffRite> =>
    admin.change(context, id, {
      action,
      make: (current) => withMantra(current, step, make(mantraAt(current, step))),
    })

  return {
    upload: (context: Context, sent: Sent): Promise<StaffRite> =>
      receive(context, {
        assertOpen: async () => {
          await admin.assertChangeable(context, sent.id)
          mantraAt(await admin.find(context.db, sent.id), sent.step)
        },
        save: (received) =>
          change(context, sent, 'audio_set', (mantra) => ({
            ...mantra,
            lines: kept(mantra.lines, sent.keepTimings === 'true' ? received.durationMs : 0),
            recording: { ...received, isSynthesised: sent.isSynthesised === 'true' },
          })),
      }),

    remove: (context: Context, place: Place): Promise<StaffRite> =>
      change(context, place, 'audio_removed', ({ recording: _, ...mantra }) => ({
        ...mantra,
        lines: kept(mantra.lines, 0),
      })),

    time: (
      context: Context,
      { starts, ...place }: Place & { starts: readonly (number | null)[] },
    ): Promise<StaffRite> =>
      change(context, place, 'timed', (mantra) => {
        const { lines, recording } = mantra
        if (!recording) throw new AppError('wrong_status', 'This step has no recording.')
        if (starts.length !== lines.length) {
          const detail = `This mantra has ${lines.length} lines`
          throw new AppError('invalid_input', undefined, [{ pointer: '#/starts', detail }])
        }
        const timed = lines.map(({ text }, index) => ({
          text,
          startMs: starts[index] ?? undefined,
        }))
        return { ...mantra, lines: timed }
      }),
  }
}

export type Voice = ReturnType<typeof createVoice>
