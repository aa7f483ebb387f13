import { CalendarCheck } from 'lucide'
import { type MouseEvent, useRef } from 'react'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'

/** Why there is no file, or nothing where there is one. */
const whyNot = async (path: string): Promise<'refused' | 'offline' | 'trouble' | undefined> => {
  try {
    const { ok, status } = await fetch(path, { method: 'HEAD' })
    if (ok) return undefined
    return status === 404 || status === 410 ? 'refused' : 'trouble'
  } catch {
    return 'offline'
  }
}

/** The booking as a calendar file. Browsers do not say why a download was refused, so we ask first. */
export function CalendarLink({ path }: { path: string }) {
  const words = useWords(bookingWords)
  const isThere = useRef(false)
  const handleClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isThere.current) {
      isThere.current = false
      return
    }
    event.preventDefault()
    const link = event.currentTarget
    const reason = await whyNot(path)
    if (reason) {
      const { title, ...texts } = words.calendarFailed
      return showToast({ title, description: texts[reason], tone: 'destructive' })
    }
    isThere.current = true
    link.click()
  }
  return (
    <a
      href={path}
      download
      onClick={handleClick}
      className={`${buttonClass({ variant: 'outline' })} w-full sm:w-auto`}
    >
      <Icon of={CalendarCheck} className="size-5" />
      {words.addToCalendar}
    </a>
  )
}
