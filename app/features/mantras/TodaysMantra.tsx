import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { homeSections } from '#app/i18n/en/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { MantraAudio } from './MantraAudio.tsx'
import { MantraLines } from './MantraLines.tsx'
import { mantraOfDayQuery } from './queries.ts'

/** The mantra of the temple's day, the same for everyone. */
export function TodaysMantra({ today }: { today: string }) {
  const words = useWords(homeSections).today
  // At midnight the old one stays until the new one has loaded.
  const { data: mantra } = useQuery({
    ...mantraOfDayQuery(today),
    placeholderData: keepPreviousData,
  })
  if (!mantra) return null
  return (
    <Card as="section" aria-labelledby="mantra-of-day" className="todays-mantra">
      <p className="eyebrow">{words.eyebrow}</p>
      <h2 id="mantra-of-day" className="text-xl">
        <Link to="/mantras/$mantra" params={{ mantra: mantra.id }}>
          {mantra.title}
        </Link>
      </h2>
      <MantraLines lines={mantra.lines} />
      <p className="mt-3 text-muted">{mantra.meaning}</p>
      <MantraAudio mantra={mantra} className="mt-auto pt-5" />
    </Card>
  )
}
