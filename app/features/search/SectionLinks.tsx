import { Link } from '@tanstack/react-router'
import { search } from '#app/i18n/en/search.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'

const questions: string = '/faq'

/** Links to the sections, for people who do not know what to search for. */
export function SectionLinks({ className = '' }: { className?: string }) {
  const words = useWords(search)
  const link = buttonClass({ variant: 'outline' })
  return (
    <nav aria-label={words.sections} className={`flex flex-wrap gap-3 ${className}`}>
      <Link to="/mantras" className={link}>
        {words.toMantras}
      </Link>
      <Link to="/calendar" className={link}>
        {words.toCalendar}
      </Link>
      <Link to="/blog" className={link}>
        {words.toBlog}
      </Link>
      <Link to={questions} className={link}>
        {words.toQuestions}
      </Link>
    </nav>
  )
}
