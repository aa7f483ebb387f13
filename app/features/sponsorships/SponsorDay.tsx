import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sponsor } from '#app/i18n/en/sponsorships/sponsor.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { momentary } from '#app/queries.ts'
import { Button } from '#app/ui/Button.tsx'
import { getSponsorCalendar, type HeldDay } from '#contract/sponsorships/public.ts'
import { ChooseDay } from './ChooseDay.tsx'

type Props = {
  /** The day that is held already: another one takes its place. */
  held: HeldDay | undefined
  onHeld: (day: HeldDay) => void
}

/** Offers the days that can be sponsored; nothing where nothing can. */
export function SponsorDay({ held, onHeld }: Props) {
  const words = useWords(sponsor)
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({
    ...momentary,
    queryKey: ['sponsorships'],
    queryFn: () => call(getSponsorCalendar, {}),
  })
  if (!data?.offerings.length) return null
  return (
    <section aria-labelledby="sponsor" className="card p-5">
      <h2 id="sponsor" className="text-xl">
        {words.heading}
      </h2>
      <p className="mt-1 text-muted">{words.intro}</p>
      {isOpen ? (
        <ChooseDay
          calendar={data}
          instead={held?.id}
          onHeld={(day) => {
            setIsOpen(false)
            onHeld(day)
          }}
        />
      ) : (
        <Button variant="outline" className="mt-3" onClick={() => setIsOpen(true)}>
          {held ? words.held.change : words.choose}
        </Button>
      )}
    </section>
  )
}
