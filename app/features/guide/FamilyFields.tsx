import { Plus, X } from 'lucide'
import { useId, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { guide } from '#app/i18n/en/guide/guide.ts'
import { useWords } from '#app/i18n/words.ts'
import { keepFamily, ownFamily, subscribeFamily } from '#app/offline/guide/family.ts'
import { getAccount } from '#app/offline/session/account.ts'
import { useLive } from '#app/offline/useLive.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { mostNames } from '#contract/bookings/sankalp.ts'

/** As long as a booking's may be (contract/bookings/sankalp.ts). */
const longestName = 100
const longestGotra = 60

/** The names and gotra for the sankalp. They are stored while they are typed, on this phone alone. */
export function FamilyFields() {
  const { family: words } = useWords(guide)
  const family = useSyncExternalStore(subscribeFamily, ownFamily, ownFamily)
  const id = useId()
  const [lines, setLines] = useState(family.names.length > 0 ? family.names : [''])
  const setNames = (names: readonly string[]) => {
    setLines(names)
    keepFamily({ ...family, names: names.map((name) => name.trim()).filter(Boolean) })
  }
  const lastBooked = useLastBooked()
  const canTake = lastBooked && family.names.length === 0 && family.gotra === ''
  const handleAdd = () => {
    flushSync(() => setLines([...lines, '']))
    focusOn(`${id}-${lines.length}`)
  }
  const handleRemove = (place: number) => {
    flushSync(() => setNames(lines.filter((_, at) => at !== place)))
    focusOn(`${id}-${Math.max(0, place - 1)}`)
  }
  return (
    <section className="family">
      <h2 className="text-2xl">{words.heading}</h2>
      <p className="mt-1 text-muted">{words.note}</p>
      {canTake && (
        <Button
          variant="quiet"
          onClick={() => {
            keepFamily(lastBooked)
            setLines(lastBooked.names)
          }}
        >
          {words.take}
        </Button>
      )}
      {lines.map((name, place) => (
        <div key={place} className="flex items-start gap-2">
          <TextField
            id={`${id}-${place}`}
            label={words.name(place + 1)}
            value={name}
            maxLength={longestName}
            autoComplete="off"
            className="min-w-0 flex-1"
            onChange={({ currentTarget }) =>
              setNames(lines.map((each, at) => (at === place ? currentTarget.value : each)))
            }
          />
          {lines.length > 1 && (
            <IconButton
              label={words.remove(place + 1)}
              onClick={() => handleRemove(place)}
              className="mt-9"
            >
              <Icon of={X} />
            </IconButton>
          )}
        </div>
      ))}
      {lines.length < mostNames && (
        <Button variant="quiet" onClick={handleAdd}>
          <Icon of={Plus} className="size-5" />
          {words.add}
        </Button>
      )}
      <TextField
        label={words.gotra}
        hint={words.gotraHint}
        value={family.gotra}
        maxLength={longestGotra}
        autoComplete="off"
        onChange={({ currentTarget }) => keepFamily({ ...family, gotra: currentTarget.value })}
      />
    </section>
  )
}

/** What the phone knows already: the sankalp of the latest puja booked here. */
function useLastBooked() {
  const { data } = useLive('last sankalp', async (db) => {
    const bookings = await db.bookings.toArray()
    return bookings
      .filter(({ account }) => account === undefined || account === getAccount())
      .map(({ booking }) => booking)
      .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))
      .find(({ sankalp }) => sankalp)?.sankalp
  })
  return data && { names: data.names, gotra: data.gotra ?? '' }
}

const focusOn = (id: string) => document.getElementById(id)?.focus()
