import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide'
import { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import type { Story } from '#app/i18n/en/festivals/festivalStories.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { FestivalVerse } from './FestivalVerse.tsx'

type Props = {
  story: Story
  isAngaraki: boolean
  /** It is not shown at the top of the page, as once the moon has risen. */
  hasVerse: boolean
}

/** The meaning of the day, its verse, and a link to its mantras. */
export function FestivalStory({ story, isAngaraki, hasVerse }: Props) {
  const words = useWords(festivalPage)
  const { title, text, verse, mantras, angaraki } = story
  const [first, ...rest] = isAngaraki && angaraki ? [angaraki, ...text] : text
  return (
    <div className="grid gap-6">
      <section>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-2">{first}</p>
        {rest.length > 0 && (
          <details>
            <summary className="fold-summary">{words.readOn}</summary>
            {rest.map((paragraph) => (
              <p key={paragraph} className="mb-3">
                {paragraph}
              </p>
            ))}
          </details>
        )}
      </section>
      {verse && hasVerse && <FestivalVerse {...verse} />}
      <Link to="/mantras" className="festival-row">
        <span>
          <b>{words.mantrasTitle}</b> {mantras}
        </span>
        <Icon of={ChevronRight} />
      </Link>
    </div>
  )
}
