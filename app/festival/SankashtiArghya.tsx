import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addDays } from '#almanac/civilDate.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { Arghya } from '#app/features/festivals/Arghya.tsx'
import type { FestivalInView } from '#app/features/festivals/useFestival.ts'
import { useObservance } from '#app/features/festivals/useObservance.ts'
import { keepTicked, tickedSteps } from '#app/offline/mine/checklist.ts'
import type { Story } from '#app/i18n/en/festivals/festivalStories.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { VerseVoice } from './VerseVoice.tsx'

type Props = {
  slug: string
  view: FestivalInView
  festival: Festival
  recitation: Story['verse'] & {}
  renderBell: (festival: Festival) => ReactNode
}

/** Two lunar months: they hold the next Sankashti even if the temple hid one. */
const daysAhead = 65

/** The arghya of one Sankashti, which is ticked on its list once it is done. */
export function SankashtiArghya({ slug, view, festival, recitation, renderBell }: Props) {
  const { history, navigate } = useRouter()
  const { place, temple } = view
  const { observance } = useObservance(slug, view)
  const from = addDays(festival.date, 1)
  const { data: days } = useObservedDays({ place, temple, from, to: addDays(from, daysAhead) })
  const next = days
    ?.map((day) => day.festival)
    .find(({ category }) => category === 'sankashti' || category === 'angaraki')
  const handleDone = () => {
    const others = tickedSteps(slug).filter((step) => step !== 'arghya')
    keepTicked(slug, [...others, 'arghya'])
  }
  const handleClose = () => {
    // Opened by a notification, it has nothing of ours to go back to.
    if (history.canGoBack()) history.back()
    else void navigate({ to: '/calendar/$slug', params: { slug }, replace: true })
  }
  return (
    <Arghya
      festival={festival}
      place={place}
      moonrise={observance?.moonrise?.at}
      recitation={recitation}
      voice={<VerseVoice line={recitation.verse.lines[0]?.text ?? ''} />}
      next={next}
      bell={next && renderBell(next)}
      onDone={handleDone}
      onClose={handleClose}
    />
  )
}
