import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import type { FestivalCategory } from '#contract/festivals.ts'
import { FestivalShape } from './FestivalShape.tsx'

const tones = {
  major: 'saffron',
  sankashti: 'kumkum',
  angaraki: 'gold',
  default: 'saffron',
} as const

/** A festival's category as a word, a shape and a colour. */
export function CategoryChip({ category }: { category: FestivalCategory }) {
  const words = useWords(calendar)
  return (
    <Chip tone={tones[category]}>
      <FestivalShape category={category} className="size-3.5" />
      {words.categoryChips[category]}
    </Chip>
  )
}
