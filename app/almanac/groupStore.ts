import type { FestivalGroup } from '#contract/festivals/groups.ts'
import { storedText } from './storedText.ts'

const stored = storedText('modak-festival-groups')

/**
 * The groups of festivals beyond Ganesha's that the devotee turned on, `great,moon`; undefined
 * until they have chosen (the temple's default applies). Stored only on this phone.
 */
export const getChosenGroups = (): string | undefined => stored.read() ?? undefined

export const subscribeGroups = stored.subscribe

export const chooseGroups = (groups: readonly FestivalGroup[]): void =>
  stored.write(groups.join(','))
