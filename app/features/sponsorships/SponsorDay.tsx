import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { HeldDay } from '#contract/sponsorships/public.ts'

const DayChoice = lazyComponent(async () => (await import('./DayChoice.tsx')).DayChoice)

type Props = {
  /** The day that is held already: another one takes its place. */
  held: HeldDay | undefined
  onHeld: (day: HeldDay) => void
}

/** Offers the days that can be sponsored. Their calendar is loaded once somebody wants to choose. */
export function SponsorDay({ held, onHeld }: Props) {
  const { sponsoring: words } = useWords(donations)
  const isLinked = useLocation({ select: ({ hash }) => hash === 'sponsor' })
  // The server renders the page without its hash.
  const isAddressed = useHydrated() && isLinked
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [wasAddressed, setWasAddressed] = useState(false)
  if (isAddressed !== wasAddressed) {
    setWasAddressed(isAddressed)
    if (isAddressed) setIsOpen(true)
  }
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened it is gone.
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen])
  useEffect(() => {
    if (!isAddressed) return
    heading.current?.focus()
    // The link at the top leads here again, and is never that of the page shown.
    void navigate({ to: '/donate', replace: true, resetScroll: false })
  }, [isAddressed, navigate])
  return (
    <section aria-labelledby="sponsor" className="card p-5">
      <h2 ref={heading} id="sponsor" tabIndex={-1} className="text-xl">
        {words.heading}
      </h2>
      <p className="mt-1 text-muted">{words.intro}</p>
      {isOpen ? (
        <DayChoice
          instead={held?.id}
          onHeld={(day) => {
            setIsOpen(false)
            onHeld(day)
          }}
        />
      ) : (
        <Button variant="outline" className="mt-3" onClick={() => setIsOpen(true)}>
          {held ? words.change : words.choose}
        </Button>
      )}
    </section>
  )
}
