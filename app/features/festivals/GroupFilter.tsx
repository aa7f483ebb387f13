import { chooseGroups } from '#app/almanac/groupStore.ts'
import type { Beyond } from '#app/almanac/beyondAt.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { useWords } from '#app/i18n/words.ts'
import { type FestivalGroup, groupsFrom } from '#contract/festivals/groups.ts'
import { FestivalShape } from './FestivalShape.tsx'

/** Turns festivals beyond Ganesha's on and off, on this phone. Its marks explain the grid's. */
export function GroupFilter({ beyond: { groups, choice } }: { beyond: Beyond }) {
  const words = useWords(festivalGroups)
  const offered = groupsFrom('offered', choice)
  if (offered.length === 0) return null
  const toggle = (group: FestivalGroup) =>
    chooseGroups(offered.filter((each) => groups.includes(each) !== (each === group)))
  return (
    <fieldset className="group-filter">
      <legend>{words.alsoShow}</legend>
      {offered.map((group) => (
        <label key={group} className={`group-choice tone-${group}`}>
          <input
            type="checkbox"
            checked={groups.includes(group)}
            onChange={() => toggle(group)}
            className="size-5 shrink-0 accent-durva"
          />
          <FestivalShape mark={group} className="shrink-0" />
          {words.groups[group]}
        </label>
      ))}
    </fieldset>
  )
}
