import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { useDebounced } from '#app/admin/useDebounced.ts'
import { useRead } from '#app/admin/useRead.ts'
import { dateAt, dateText } from '#app/i18n/dates.ts'
import { devotees, devoteeSuggestions } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'
import { type DevoteePrefill, listDevotees, type DevoteeSummary } from '#contract/devotees/admin.ts'
import { usePrefill } from './usePrefill.ts'

/** More is a reason to type more. */
const few = 4
const typingMs = 300
const fewestLetters = 3
const fewestDigits = 5

/** A number identifies one person, so it is searched for before a name. */
const searchOf = ({ name, phone }: Typed): string => {
  if (phone.replaceAll(/\D/g, '').length >= fewestDigits) return phone.trim()
  return name.trim().length >= fewestLetters ? name.trim() : ''
}

type Typed = { name: string; phone: string }

type Props = {
  typed: Typed
  /** The form has fields for the PAN and the address of a donor. */
  withPan?: boolean
  onPick: (prefill: DevoteePrefill) => void
}

/** Offers those who were here before while a name or phone is typed; one press fills the form in. */
export function DevoteeSuggestions({ typed, withPan, onPick }: Props) {
  const words = useWords(devoteeSuggestions)
  const { read, isBusy } = usePrefill()
  const [picked, setPicked] = useState<{ search: string; name: string }>()
  const now = searchOf(typed)
  const search = useDebounced(now, typingMs)
  const isOff = search === '' || search !== now || picked?.search === search
  const { data } = useRead(listDevotees, { search, limit: few }, { isOff, isReadOnce: true })
  const items = isOff ? [] : (data?.items ?? [])
  // A family that shares a number is one devotee with several names.
  const offers = items.flatMap((item) =>
    [item.name, ...item.otherNames.slice(0, 2)].map((name) => ({ ...item, name })),
  )
  const handlePick = async ({ devotee, name }: DevoteeSummary) => {
    const prefill = await read(devotee, { withPan, name })
    if (!prefill) return
    onPick(prefill)
    // What was just filled in is not searched for again.
    setPicked({ search: searchOf({ name: prefill.fullName, phone: prefill.phone ?? '' }), name })
  }
  // Without anything to see it takes no place in the form.
  const isSeen = items.length > 0 || picked !== undefined
  return (
    <div className={isSeen ? 'sm:col-span-2' : 'sr-only'}>
      {items.length > 0 && (
        <section aria-label={words.heading} className="admin-panel">
          <h3 className="text-base">{words.heading}</h3>
          <ul className="mt-1 divide-y divide-line">
            {offers.map((item) => (
              <Offer
                key={`${item.devotee.key} ${item.name}`}
                item={item}
                isBusy={isBusy}
                onPick={() => void handlePick(item)}
              />
            ))}
          </ul>
        </section>
      )}
      <p role="status" className={picked && items.length === 0 ? 'text-sm text-muted' : 'sr-only'}>
        {items.length > 0 ? words.found(offers.length) : picked && words.used(picked.name)}
      </p>
    </div>
  )
}

type OfferProps = { item: DevoteeSummary; isBusy: boolean; onPick: () => void }

function Offer({ item, isBusy, onPick }: OfferProps) {
  const words = useWords(devoteeSuggestions)
  const { nameless, counts: countsText } = useWords(devotees)
  const { timeZone } = useAdmin()
  const { name, city, lastAt, counts } = item
  const last = words.last(dateText(dateAt(Date.parse(lastAt), timeZone)))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <span className="min-w-0">
        <b className="font-semibold wrap-anywhere">{name || nameless}</b>
        <span className="block text-sm text-muted">
          {[city, last, countsText(counts)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Button type="button" size="small" variant="outline" isBusy={isBusy} onClick={onPick}>
        {words.fill}
        <VisuallyHidden>{words.fillOf(name || nameless)}</VisuallyHidden>
      </Button>
    </li>
  )
}
