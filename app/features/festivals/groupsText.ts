import type { Beyond } from '#app/almanac/beyondAt.ts'
import { groupsFrom } from '#contract/festivals/groups.ts'

/** What the server is asked for: nothing where it is what the temple shows everywhere. */
export function groupsText({ groups, choice }: Beyond): string | undefined {
  const text = groups.join(',')
  return text === groupsFrom('everywhere', choice).join(',') ? undefined : text
}
