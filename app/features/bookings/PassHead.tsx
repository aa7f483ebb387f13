import { Link } from '@tanstack/react-router'
import { ChevronLeft, Printer } from 'lucide'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'

/** Above the pass, on a phone instead of the site's header: the whole pass stays in sight. */
export function PassHead() {
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
