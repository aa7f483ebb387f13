import type { Rite, RiteStep } from '#contract/guide/public.ts'

/** All steps of a rite, or those of its short form. */
export type Form = 'whole' | 'short'

/** How far a family has come in a rite. */
export type Walk = {
  readonly rite: string
  readonly form: Form
  /** The id of the open step. */
  readonly step: string
  readonly startedAt: number
  readonly changedAt: number
  /** Without long absences. */
  readonly spentMs: number
}

export type WalkEvent =
  | { readonly type: 'next' | 'back' }
  | { readonly type: 'goesTo'; readonly step: string }
  | { readonly type: 'takes'; readonly form: Form }

const minuteMs = 60_000
/** After a longer absence we ask whether to go on: it may be another day's puja. */
const freshMs = 12 * 60 * minuteMs
/** The most that one step adds to the time, for a family may have left. */
const mostTimes = 3

export const stepsOf = ({ steps }: Rite, form: Form): readonly RiteStep[] =>
  form === 'whole' ? steps : steps.filter(({ isShort }) => isShort)

export const minutesOf = (steps: readonly RiteStep[]): number =>
  Math.max(1, Math.round(steps.reduce((sum, { minutes }) => sum + minutes, 0)))

export const beginWalk = (rite: Rite, form: Form, now: number): Walk => ({
  rite: rite.id,
  form,
  step: stepsOf(rite, form)[0]?.id ?? '',
  startedAt: now,
  changedAt: now,
  spentMs: 0,
})

export const isFresh = ({ changedAt }: Walk, now: number): boolean => now - changedAt < freshMs

/**
 * The open step among those of the form. One that the short form leaves out leads to the next that it has; one that the
 * temple has removed since, to the beginning.
 */
export function placeOf(rite: Rite, { form, step }: Walk): number {
  const steps = stepsOf(rite, form)
  const at = rite.steps.findIndex(({ id }) => id === step)
  const place = steps.findIndex((each) => rite.steps.indexOf(each) >= at)
  return place < 0 ? Math.max(0, steps.length - 1) : place
}

/** From the open step on, itself included. */
export const minutesLeft = (rite: Rite, walk: Walk): number =>
  minutesOf(stepsOf(rite, walk.form).slice(placeOf(rite, walk)))

/** The walk after an event, or `done` after the last step. */
export function walkOn(rite: Rite, walk: Walk, event: WalkEvent, now: number): Walk | 'done' {
  const place = placeOf(rite, walk)
  const steps = stepsOf(rite, walk.form)
  const here = { ...walk, changedAt: now, spentMs: walk.spentMs + spentOn(steps[place], walk, now) }
  const to = (step: RiteStep | undefined): Walk => ({ ...here, step: step?.id ?? walk.step })
  switch (event.type) {
    case 'next':
      return place + 1 < steps.length ? to(steps[place + 1]) : 'done'
    case 'back':
      return to(steps[place - 1])
    case 'goesTo':
      return { ...here, step: event.step }
    case 'takes': {
      const changed = { ...here, form: event.form }
      return {
        ...changed,
        step: stepsOf(rite, event.form)[placeOf(rite, changed)]?.id ?? walk.step,
      }
    }
  }
}

/** What the open step adds to the time of the rite. */
const spentOn = (step: RiteStep | undefined, { changedAt }: Walk, now: number): number =>
  Math.min(Math.max(now - changedAt, 0), Math.max(1, step?.minutes ?? 1) * mostTimes * minuteMs)

/** The time of a rite that ends now. */
export const spentMs = (rite: Rite, walk: Walk, now: number): number =>
  walk.spentMs + spentOn(stepsOf(rite, walk.form)[placeOf(rite, walk)], walk, now)
