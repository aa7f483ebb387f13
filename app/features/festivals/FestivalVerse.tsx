import type { Story } from '#app/i18n/en/festivals/festivalStories.ts'
import { VerseLine } from '#app/ui/VerseLine.tsx'

/** The verse of the day, as it is said to the risen moon. */
export function FestivalVerse({ title, intro, verse }: Story['verse'] & {}) {
  return (
    <section id="verse" className="festival-verse">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 text-muted">{intro}</p>
      {verse.lines.map((line) => (
        <div key={line.text} className="mantra-line">
          <VerseLine {...line} />
        </div>
      ))}
      <p className="mt-3">{verse.meaning}</p>
    </section>
  )
}
