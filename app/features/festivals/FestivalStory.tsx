import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { festivalPage } from '#app/i18n/en/festivalPage.ts'
import type { Story } from '#app/i18n/en/festivalStories.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { VerseLine } from '#app/ui/VerseLine.tsx'

type Props = { story: Story; isAngaraki: boolean }

/** The meaning of the day, its verse, and links to its mantras and to its puja, if that is offered. */
export function FestivalStory({ story, isAngaraki }: Props) {
  const words = useWords(festivalPage)
  const { title, text, verse, mantras, puja, angaraki } = story
  const { data: pujas = [] } = useQuery(readQuery('listPujas', {}))
  const offered = pujas.find(({ id }) => id === puja)
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="text-2xl">{title}</h2>
        {[...text, ...(isAngaraki && angaraki ? [angaraki] : [])].map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
      </section>
      {verse && (
        <section id="verse" className="scroll-mt-24">
          <h2 className="text-2xl">{verse.title}</h2>
          <p className="mt-1 text-muted">{verse.intro}</p>
          {verse.verse.lines.map((line) => (
            <div key={line.text} className="mantra-line">
              <VerseLine {...line} />
            </div>
          ))}
          <p className="mt-3">{verse.verse.meaning}</p>
        </section>
      )}
      <section className="divide-y divide-line border-y border-line">
        <Onward
          title={words.mantrasTitle}
          text={mantras}
          link={
            <Link to="/mantras" className={buttonClass({ variant: 'quiet' })}>
              {words.mantrasLink}
              <Icon of={ArrowRight} className="size-5" />
            </Link>
          }
        />
        {offered && (
          <Onward
            title={words.pujaTitle(offered.name)}
            text={words.pujaText}
            link={
              <Link to="/puja" className={buttonClass({ variant: 'quiet' })}>
                {words.pujaLink}
                <Icon of={ArrowRight} className="size-5" />
              </Link>
            }
          />
        )}
      </section>
    </div>
  )
}

function Onward({ title, text, link }: { title: string; text: string; link: ReactNode }) {
  return (
    <div className="py-4">
      <h2 className="text-lg">{title}</h2>
      <p className="text-muted">{text}</p>
      <div className="-mb-1 -ml-3">{link}</div>
    </div>
  )
}
