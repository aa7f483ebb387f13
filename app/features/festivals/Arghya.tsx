import { X } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { daysBetween } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import { useMinute } from '#app/almanac/today.ts'
import { dayText, shortDateText, weekdayText } from '#app/i18n/dates.ts'
import { arghya } from '#app/i18n/en/festivals/arghya.ts'
import type { Story } from '#app/i18n/en/festivals/festivalStories.ts'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { useWords } from '#app/i18n/words.ts'
import { BoundLine } from '#app/ui/BoundLine.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { Sanskrit } from '#app/ui/Sanskrit.tsx'
import { useModal } from '#app/ui/useModal.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { moonriseText } from './format.ts'
import { NightMoon } from './NightMoon.tsx'

type Night = {
  festival: Festival
  place: Place & { name: string }
  /** That evening's moonrise; undefined until it is computed. */
  moonrise: number | undefined
}

type Props = Night & {
  recitation: Story['verse'] & {}
  /** The verse’s recording. */
  voice: ReactNode
  /** The Sankashti after this one, once it is known, and what reminds of it. */
  next: Festival | undefined
  bell: ReactNode
  onDone: () => void
  onClose: () => void
}

/** The end of a fast: the moon, its verse, large, and *Done*; then when the next one is. */
export function Arghya({ recitation, voice, next, bell, onDone, onClose, ...night }: Props) {
  const words = useWords(arghya)
  const dialog = useModal()
  const heading = useId()
  const [isDone, setIsDone] = useState(false)
  const { festival, place, moonrise } = night
  const handleDone = () => {
    onDone()
    setIsDone(true)
  }
  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={onClose} className="arghya">
      <IconButton
        label={words.close}
        onClick={() => dialog.current?.close()}
        className="arghya-close"
      >
        <Icon of={X} />
      </IconButton>
      {isDone ? (
        <>
          <Diya isStill className="arghya-diya" />
          <h2 id={heading} tabIndex={-1} ref={focus} className="arghya-title">
            {words.offered}
          </h2>
          <p>{words.eat}</p>
          {next && (
            <section className="arghya-next">
              <p className="eyebrow">{words.next}</p>
              <h3 className="text-2xl">{next.name}</h3>
              <p>
                {words.nextWhen(
                  `${weekdayText(next.date)}, ${shortDateText(next.date)}`,
                  daysBetween(festival.date, next.date),
                )}
              </p>
              {next.moonriseTime !== undefined && (
                <p>{words.moonrise(place.name, moonriseText(next.date, next.moonriseTime))}</p>
              )}
              <div className="festival-acts">{bell}</div>
            </section>
          )}
        </>
      ) : (
        <>
          {moonrise !== undefined && <NightMoon place={place} at={moonrise} />}
          <p className="arghya-eyebrow">{festival.name}</p>
          <h2 id={heading} tabIndex={-1} ref={focusFirst} className="arghya-title">
            {words.title}
          </h2>
          <Moonrise {...night} />
          <p>{recitation.intro}</p>
          <div className="arghya-verse">
            {recitation.verse.lines.map(({ text, iast }) => (
              <div key={text}>
                <Sanskrit>{text}</Sanskrit>
                <p lang="sa-Latn">
                  <BoundLine>{iast}</BoundLine>
                </p>
              </div>
            ))}
          </div>
          <p>{recitation.verse.meaning}</p>
          {voice}
          <div className="arghya-foot">
            <Button variant="gold" size="large" onClick={handleDone}>
              {words.done}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}

const focus = (heading: HTMLElement | null): void => heading?.focus()

/** When it opens. React would focus it before, and a dialog then moves the focus to its first button. */
const focusFirst = (heading: HTMLElement | null): void => heading?.setAttribute('autofocus', '')

/** For longer, a moonrise is that of another day. */
const nightMs = 12 * 3_600_000

/** How long until the moon rises in the chosen city, or since it has. */
function Moonrise({ festival, place, moonrise }: Night) {
  const words = useWords(arghya)
  const { length } = useWords(scene)
  const now = useMinute()
  const { date, moonriseTime } = festival
  if (moonriseTime === undefined) return null
  const time = moonriseText(date, moonriseTime)
  const since = moonrise === undefined || now === undefined ? undefined : now - moonrise
  if (since === undefined || Math.abs(since) > nightMs)
    return <p className="arghya-moonrise">{words.otherDay(dayText(date), place.name, time)}</p>
  return (
    <p role="timer" className="arghya-moonrise">
      {since < 0
        ? words.waits(place.name, time, length(-since))
        : words.rose(place.name, time, length(since))}
    </p>
  )
}
