import { useMemo, useSyncExternalStore } from 'react'
import { choiceOf, groupsFrom, type GroupState } from '#contract/festivals/groups.ts'
import { groupsOfText } from '#contract/festivals/groupsOfText.ts'
import type { Site } from '#contract/site/public.ts'
import type { Beyond } from './beyondAt.ts'
import { getChosenGroups, subscribeGroups } from './groupStore.ts'

/**
 * All groups beyond Ganesha's festivals that the temple offers, whether or not the devotee turned
 * them on.
 */
export function useOffered({ festivals }: Pick<Site, 'festivals'>): Beyond {
  return useMemo(() => {
    const choice = choiceOf({ festivals })
    return { groups: groupsFrom('offered', choice), choice }
  }, [festivals])
}

/**
 * The festivals beyond Ganesha's that a page shows: those that the devotee turned on, or until they
 * have chosen, those that the temple shows so far.
 */
export function useGroups({ festivals }: Pick<Site, 'festivals'>, usual: GroupState): Beyond {
  const chosen = useSyncExternalStore(subscribeGroups, getChosenGroups, () => undefined)
  return useMemo(() => {
    const choice = choiceOf({ festivals })
    const groups = chosen === undefined ? groupsFrom(usual, choice) : groupsOfText(chosen)
    const offered = groupsFrom('offered', choice)
    return { groups: groups.filter((group) => offered.includes(group)), choice }
  }, [festivals, chosen, usual])
}
