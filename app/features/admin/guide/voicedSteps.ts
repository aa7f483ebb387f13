import type { StaffRite } from '#contract/guide/admin.ts'
import type { RiteStep, StepMantra } from '#contract/guide/public.ts'

export type VoicedStep = RiteStep & { mantra: StepMantra }

const isVoiced = (step: RiteStep): step is VoicedStep => step.mantra !== undefined

/** The steps at which something is recited. */
export const voicedSteps = ({ steps }: Pick<StaffRite, 'steps'>): VoicedStep[] =>
  steps.filter(isVoiced)
