import { Share2 } from 'lucide'
import { useState } from 'react'
import type { Beyond } from '#app/almanac/beyondAt.ts'
import type { Place } from '#almanac/place.ts'
import { shareDay } from '#app/i18n/en/day-card/shareDay.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'

export type DayToShare = {
  date: string
  place: Place
  temple: Place
  /** The festivals beyond Ganesha's that the temple shows; none on the page of a day's fast. */
  beyond?: Beyond
  templeName: string
}

const DayCardDialog = lazyComponent(async () => (await import('./lazyCards.ts')).DayCardDialog)

/** Opens the card of a day; its code loads on demand. */
export function ShareDay(props: DayToShare) {
  const words = useWords(shareDay)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label={words.open} onClick={() => setIsOpen(true)}>
        <Icon of={Share2} className="size-5" />
      </IconButton>
      {isOpen && <DayCardDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
