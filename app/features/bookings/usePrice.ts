import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/money.ts'
import { pujaIndications } from '#contract/pujaIndications.ts'
import type { PujaType } from '#contract/pujas.ts'

/** `from ₹2,100` and `1-2 hours`; some pujas are priced by arrangement. */
export function usePrice(type: PujaType): { price: string; hours?: string } {
  const words = useWords(pujaPage)
  const { hours, amountFrom } = pujaIndications[type]
  return {
    price: amountFrom ? words.from(formatRupees(amountFrom)) : words.byArrangement,
    ...(hours && { hours: words.hours(...hours) }),
  }
}
