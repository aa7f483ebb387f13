import { Link } from '@tanstack/react-router'
import { ChevronLeft, Printer } from 'lucide'
import { Failed } from '#app/Failed.tsx'
import { useSecretRemoval } from '#app/offline/session/useSecretRemoval.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { LoginLink } from '#app/ui/LoginLink.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Site } from '#contract/site/public.ts'
import { BookingPass } from './BookingPass.tsx'
import { useBooking } from './useBooking.ts'

type Props = {
  reference: string
  secret: string
  origin: string
  site: Site | undefined
  /** The devotee returns from the card form. */
  hasPaid: boolean
}

/** The booking behind a link, or why it cannot be shown. */
export function BookingLookup({ reference, secret, ...page }: Props) {
  const words = useWords(bookingWords)
  const reading = useBooking(reference, secret)
  const isGuest = useAccount().account === undefined
  const isOwn = reading.state === 'here' && reading.isOwn
  useSecretRemoval(isOwn && secret !== '')
  if (reading.state === 'here')
    return (
      <>
        <PassHead />
        <BookingPass {...reading} {...page} />
      </>
    )
  if (reading.state === 'loading') return <BookingSkeleton />
  const { title, text } = words[reading.state]
  if (reading.state === 'unreachable')
    return <Failed title={title} headingLevel={1} unreachableText={text} />
  const back = `/booking/${reference.toLowerCase()}`
  return (
    <ErrorState
      title={title}
      headingLevel={1}
      action={
        isGuest ? (
          <LoginLink back={back} className={buttonClass()}>
            {words.login}
          </LoginLink>
        ) : (
          <Link to="/puja" className={buttonClass()}>
            {words.toPuja}
          </Link>
        )
      }
    >
      <p>{text}</p>
    </ErrorState>
  )
}

/** While it loads, and in every page the server renders: the secret never reaches the server. */
export function BookingSkeleton() {
  const words = useWords(bookingWords)
  return (
    <>
      <h1 className="sr-only">{words.page.title}</h1>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <PassHead />
      <div className="pass">
        <Skeleton className="ticket h-140 w-full" />
      </div>
    </>
  )
}

/** Above the pass, on a phone instead of the site's header: the whole pass stays in sight. */
function PassHead() {
  const words = useWords(bookingWords)
  return (
    <div className="pass-head not-printed">
      <Link to="/puja" aria-label={words.toPujas} className="grid size-11 place-items-center">
        <Icon of={ChevronLeft} />
      </Link>
      <p className="mr-auto font-display text-xl">{words.pass}</p>
      <IconButton label={words.print} onClick={() => window.print()}>
        <Icon of={Printer} />
      </IconButton>
    </div>
  )
}
