import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import type { GreatStory } from '#app/i18n/en/festivals/greatStory.ts'
import { useWords } from '#app/i18n/words.ts'

/** A festival beyond Ganesha's: its meaning, how it is observed, and the sources. */
export function GreatStoryText({ story: { title, text, sources } }: { story: GreatStory }) {
  const words = useWords(festivalGroups)
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      <p className="mt-4 text-sm text-muted">{words.sources(sources.join('; '))}</p>
    </section>
  )
}
