import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { useWords } from '#app/i18n/words.ts'
import { FestivalShape } from './FestivalShape.tsx'
import type { FestivalMark } from './mark.ts'

const order = [
  'sankashti',
  'angaraki',
  'major',
  'default',
  'great',
  'ekadashi',
  'pradosh',
  'moon',
] as const

/** What the shapes of a month's grid mean: of those that are in it, which share one line. */
export function ShapeLegend({ marks }: { marks: ReadonlySet<FestivalMark> }) {
  const words = useWords(calendar)
  const names = { ...words.legend, ...useWords(festivalGroups).chips }
  return (
    <ul aria-label={words.shapes} className="shape-legend">
      {order
        .filter((mark) => marks.has(mark))
        .map((mark) => (
          <li key={mark} className={`tone-${mark}`}>
            <FestivalShape mark={mark} className="size-3.5" />
            {names[mark]}
          </li>
        ))}
    </ul>
  )
}
