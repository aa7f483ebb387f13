import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide'
import { search } from '#app/i18n/en/search/search.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'

const questions: string = '/faq'

/** Rows that lead to the sections, for people who do not know what to search for. */
export function SectionLinks({ className = '' }: { className?: string }) {
  const words = useWords(search)
  const sections = [
    [words.toMantras, '/mantras'],
    [words.toCalendar, '/calendar'],
    [words.toBlog, '/blog'],
    [words.toQuestions, questions],
  ] as const
  return (
    <nav aria-label={words.sections} className={className}>
      <h2 className="text-xl">{words.sections}</h2>
      <ul className="search-rows">
        {sections.map(([name, to]) => (
          <li key={to}>
            <Link to={to} className="search-row">
              <span className="grow">{name}</span>
              <Icon of={ChevronRight} className="text-saffron" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
