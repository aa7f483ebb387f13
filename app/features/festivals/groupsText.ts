import type { Beyond } from '#app/almanac/beyondAt.ts'
import { groupsFrom } from '#contract/festivals/groups.ts'

/** The `groups` parameter for the server; empty if it equals the temple's default. */
export function groupsText({ groups, choice }: Beyond): string | undefined {
  const text = groups.join(',')
  return text === groupsFrom('everywhere', choice).join(',') ? undefined : text
}
