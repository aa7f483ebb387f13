import type { Limb, Limbs } from '#almanac/limbs.ts'
import { momentText } from '#app/i18n/dates.ts'
import { limbs as limbWords } from '#app/i18n/en/limbs.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'

/** Nakshatra, yoga, karana and signs with their ends; the years and the season. */
export function LimbRows({ limbs, date, zone }: { limbs: Limbs; date: string; zone: string }) {
  const words = useWords(limbWords)
  const { eras } = limbs
  const nameOf = ({ name }: Limb): string => (name === 'Vishti' ? words.bhadra : name)
  const row = (label: string, all: readonly Limb[], note?: string) => (
    <Fact label={label}>
      {all.map((limb) => (
        <span key={limb.start} className="block">
          {words.until(nameOf(limb), momentText(limb.end, zone, date))}
        </span>
      ))}
      {note && <Note>{note}</Note>}
    </Fact>
  )
  return (
    <Facts className="limb-rows">
      {row(words.nakshatra, limbs.nakshatras, words.pada(limbs.pada))}
      {row(words.yoga, limbs.yogas)}
      {row(words.karana, limbs.karanas)}
      {row(words.moonSign, limbs.moonSigns)}
      {row(words.sunSign, limbs.sunSigns)}
      <Fact label={words.shaka}>{words.shakaYear(eras.shaka, eras.samvatsara)}</Fact>
      <Fact label={words.vikram}>
        {words.vikramYear(eras.vikram.kartika)}
        {eras.vikram.chaitra !== eras.vikram.kartika && (
          <Note>{words.vikramNorth(eras.vikram.chaitra)}</Note>
        )}
      </Fact>
      <Fact label={words.season}>{words.ritus[eras.ritu]}</Fact>
      <Fact label={words.ayana}>{words.ayanas[limbs.ayana]}</Fact>
    </Facts>
  )
}

const Note = ({ children }: { children: string }) => (
  <span className="block text-sm font-normal text-muted">{children}</span>
)
