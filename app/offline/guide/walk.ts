import type { Rite, RiteStep } from '#contract/guide/public.ts'

/** All steps of a rite, or those of its short form. */
export type Form = 'whole' | 'short'

/** How far a family has come in a rite. */
export type Walk = {
  readonly rite: string
  readonly form: Form
  /** The id of the open step. */
  readonly step: string
  /** Where it is among all steps: there the walk goes on if the temple has removed it. */
  readonly at?: number
  readonly startedAt: number
  readonly changedAt: number
  /** Without long absences. */
  readonly spentMs: number
  /** Each line is sung, then said, and the next step follows. */
  readonly isMyTurn?: boolean
  /** It has come to the end of the rite, or only of one of its days. */
  readonly ended?: { readonly ms: number; readonly isWhole: boolean }
}

export type WalkEvent =
  | { readonly type: 'next' | 'back' }
  | { readonly type: 'goesTo'; readonly step: string }
  | { readonly type: 'takes'; readonly form: Form }
  | { readonly type: 'turns'; readonly isMyTurn: boolean }

const minuteMs = 60_000
/** Whoever only looks through the steps has performed no puja. */
export const worthMs = minuteMs
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

/** It goes on at its open step, after an absence or on the next of its days. */
export const resumeWalk = ({ ended: _, ...walk }: Walk, now: number): Walk => ({
  ...walk,
  changedAt: now,
})

export const isFresh = ({ changedAt }: Walk, now: number): boolean => now - changedAt < freshMs

/**
 * The open step among those of the form. One that the short form leaves out leads to the next that it has; one that the
 * temple has removed since, to the one that took its place.
 */
export function placeOf(rite: Rite, { form, step, at = 0 }: Walk): number {
  const steps = stepsOf(rite, form)
  const known = rite.steps.findIndex(({ id }) => id === step)
  const place = steps.findIndex((each) => rite.steps.indexOf(each) >= (known < 0 ? at : known))
  return place < 0 ? Math.max(0, steps.length - 1) : place
}

/** The open step, and those that follow it on the same day. */
function stepsToEnd(rite: Rite, walk: Walk): readonly RiteStep[] {
  const ahead = stepsOf(rite, walk.form).slice(placeOf(rite, walk))
  const last = ahead.findIndex(({ endsDay }) => endsDay)
  return last < 0 ? ahead : ahead.slice(0, last + 1)
}

/** From the open step on, itself included, until the rite or its day ends. */
export const minutesLeft = (rite: Rite, walk: Walk): number => minutesOf(stepsToEnd(rite, walk))

/** The last step of the rite, or of one of its days, is open. */
export const isAtEnd = (rite: Rite, walk: Walk): boolean => stepsToEnd(rite, walk).length <= 1

/** The walk after an event. After the last step of the rite or of a day it has ended. */
export function walkOn(rite: Rite, walk: Walk, event: WalkEvent, now: number): Walk {
  const place = placeOf(rite, walk)
  const steps = stepsOf(rite, walk.form)
  const here = { ...walk, changedAt: now, spentMs: walk.spentMs + spentOn(steps[place], walk, now) }
  const to = (step = steps[place]): Walk => ({
    ...here,
    step: step?.id ?? walk.step,
    at: step ? rite.steps.indexOf(step) : 0,
  })
  switch (event.type) {
    case 'next': {
      const next = to(steps[place + 1])
      if (!isAtEnd(rite, walk)) return next
      const isWhole = place + 1 >= steps.length
      return { ...next, spentMs: 0, ended: { ms: here.spentMs, isWhole } }
    }
    case 'back':
      return to(steps[place - 1])
    case 'goesTo':
      return to(steps.find(({ id }) => id === event.step))
    case 'turns':
      return { ...here, isMyTurn: event.isMyTurn }
    case 'takes': {
      const taken = stepsOf(rite, event.form)
      return { ...to(taken[placeOf(rite, { ...walk, form: event.form })]), form: event.form }
    }
  }
}

/** What the open step adds to the time of the rite. */
const spentOn = (step: RiteStep | undefined, { changedAt }: Walk, now: number): number =>
  Math.min(Math.max(now - changedAt, 0), Math.max(1, step?.minutes ?? 1) * mostTimes * minuteMs)
