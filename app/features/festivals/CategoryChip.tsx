import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { type FestivalMark } from './mark.ts'
import { FestivalShape } from './FestivalShape.tsx'

const tones = {
  major: 'saffron',
  sankashti: 'kumkum',
  angaraki: 'gold',
  default: 'saffron',
  great: 'durva',
  ekadashi: 'durva',
  pradosh: 'durva',
  moon: 'durva',
} as const

/** A festival's category or group as a word, a shape and a colour. */
export function CategoryChip({ mark }: { mark: FestivalMark }) {
  const words = { ...useWords(calendar).categoryChips, ...useWords(festivalGroups).chips }
  return (
    <Chip tone={tones[mark]}>
      <FestivalShape mark={mark} className="size-3.5" />
      {words[mark]}
    </Chip>
  )
}
