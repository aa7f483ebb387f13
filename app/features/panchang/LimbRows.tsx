import { leading } from '#almanac/leading.ts'
import type { Limb } from '#almanac/limbs.ts'
import type { LimbsOfDay } from '#app/almanac/jobs.ts'
import { useMinuteOf } from '#app/almanac/today.ts'
import { momentText } from '#app/i18n/dates.ts'
import { limbs as limbWords } from '#app/i18n/en/panchang/limbs.ts'
import { useWords } from '#app/i18n/words.ts'
import { isNorthern } from '#contract/i18n/en/northern.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'

type Props = { limbs: LimbsOfDay; date: string; zone: string }

/** Nakshatra, yoga, karana and signs with their ends, what runs now first; the years and the season. */
export function LimbRows({ limbs, date, zone }: Props) {
  const words = useWords(limbWords)
  const now = useMinuteOf(date, zone)
  const { eras, runs, dawn } = limbs
  const nameOf = ({ name }: Limb): string => (name === 'Vishti' ? words.bhadra : name)
  const untilText = (limb: Limb): string =>
    words.until(nameOf(limb), momentText(limb.end, zone, date))
  const row = (label: string, all: readonly Limb[], note?: string) => {
    const current = leading(all, dawn, now)
    return (
      <Fact label={label}>
        {current && (
          <span className="block">
            {untilText(current.lead)}
            {current.isNow && <b className="hours-now">{words.now}</b>}
          </span>
        )}
        {current?.others.map((limb) => (
          <span key={limb.start} className={current.isNow ? 'block font-normal' : 'block'}>
            {current.isNow && limb === current.atSunrise
              ? words.atSunrise(untilText(limb))
              : untilText(limb)}
          </span>
        ))}
        {note && <Note>{note}</Note>}
      </Fact>
    )
  }
  const { kartika, chaitra } = eras.vikram
  const [year, otherYear] = isNorthern ? [chaitra, kartika] : [kartika, chaitra]
  const shaka = (
    <Fact key="shaka" label={words.shaka}>
      {words.shakaYear(eras.shaka, eras.samvatsara)}
    </Fact>
  )
  const vikram = (
    <Fact key="vikram" label={words.vikram}>
      {words.vikramYear(year)}
      {otherYear !== year && <Note>{words.vikramOther(otherYear)}</Note>}
    </Fact>
  )
  return (
    <Facts className="limb-rows">
      {row(words.nakshatra, runs.nakshatras, words.pada(limbs.pada))}
      {row(words.yoga, runs.yogas)}
      {row(words.karana, runs.karanas)}
      {row(words.moonSign, runs.moonSigns)}
      {row(words.sunSign, runs.sunSigns)}
      {isNorthern ? [vikram, shaka] : [shaka, vikram]}
      <Fact label={words.season}>{words.ritus[eras.ritu]}</Fact>
      <Fact label={words.ayana}>{words.ayanas[limbs.ayana]}</Fact>
    </Facts>
  )
}

const Note = ({ children }: { children: string }) => (
  <span className="block text-sm font-normal text-muted">{children}</span>
)
