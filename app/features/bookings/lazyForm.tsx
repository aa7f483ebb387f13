import type { ComponentType } from 'react'
import { Failed } from '#app/Failed.tsx'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

/** A form of the pass. Forms are more code than the whole pass, which is shown at the temple. */
export const lazyForm = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyComponent(load, ({ onRetry }) => onRetry && <FormMissing onRetry={onRetry} />)

function FormMissing({ onRetry }: { onRetry: () => void }) {
  const words = useWords(bookingWords)
  return <Failed title={words.formMissing} onRetry={onRetry} />
}
