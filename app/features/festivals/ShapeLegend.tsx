import type { ReactNode } from 'react'
import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { FestivalShape } from './FestivalShape.tsx'

const order = ['sankashti', 'angaraki', 'major', 'default'] as const

/** What the grid's shapes, colours and short tithis mean; `beyond` below Ganesha's. */
export function ShapeLegend({ beyond }: { beyond: ReactNode }) {
  const words = useWords(calendar)
  return (
    <div className="mt-3 border-t border-line px-1 pt-3 text-sm">
      <ul aria-label={words.shapes} className="flex flex-wrap gap-x-5 gap-y-1">
        {order.map((category) => (
          <li key={category} className={`flex items-center gap-2 tone-${category}`}>
            <FestivalShape mark={category} className="text-(--tone)" />
            {words.categories[category]}
          </li>
        ))}
      </ul>
      {beyond}
      <p className="mt-2 text-muted sm:hidden">{words.shortTithiHelp}</p>
    </div>
  )
}
