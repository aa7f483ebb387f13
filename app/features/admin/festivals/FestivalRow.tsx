import { AdminLink } from '#app/admin/AdminLink.tsx'
import { dayText } from '#app/i18n/dates.ts'
import { adminFestivalChoice } from '#app/i18n/en/festivals/adminFestivalChoice.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { StaffFestival } from '#contract/festivals/admin.ts'

const tones = {
  major: 'saffron',
  sankashti: 'kumkum',
  angaraki: 'gold',
  default: 'saffron',
} as const

type Props = {
  festival: StaffFestival
  /** By the temple’s choice of groups. */
  isSeen?: boolean
}

/** A line of the calendar, which leads to the festival. */
export function FestivalRow({ festival, isSeen = true }: Props) {
  const words = useWords(adminFestivals)
  const repeats = useWords(adminRepeats)
  const { notShown } = useWords(adminFestivalChoice)
  const { id, name, date, category, group, isHidden, computed, edited, repeatId } = festival
  return (
    <AdminLink
      to={`festivals/${encodeURIComponent(id)}`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft"
    >
      <span className="min-w-0">
        <span className={`block font-semibold wrap-anywhere ${isHidden ? 'line-through' : ''}`}>
          {name}
        </span>
        <span className="block text-sm text-muted">{dayText(date)}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isHidden && <Chip tone="kumkum">{words.hidden}</Chip>}
        {!isSeen && <Chip tone="kumkum">{notShown}</Chip>}
        {repeatId && <Chip tone="durva">{repeats.all}</Chip>}
        {!computed && <Chip tone="durva">{words.added}</Chip>}
        {edited.length > 0 && <Chip tone="durva">{words.edited}</Chip>}
        {group && <Chip tone="gold">{words.groupChips[group]}</Chip>}
        {/* Beyond Ganesha’s, nearly all are of the kind “Other”. */}
        {!(group && category === 'default') && (
          <Chip tone={tones[category]}>{words.categories[category]}</Chip>
        )}
      </span>
    </AdminLink>
  )
}
