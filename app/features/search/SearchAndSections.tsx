import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { search } from '#app/i18n/en/search/search.ts'
import { useWords } from '#app/i18n/words.ts'
import { SearchForm } from './SearchForm.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { wordsOfPath } from './wordsOfPath.ts'

/** Below a missing page: the search, filled with words from the address, and the sections. */
export function SearchAndSections() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return <PrefilledSearch key={pathname} pathname={pathname} />
}

function PrefilledSearch({ pathname }: { pathname: string }) {
  const words = useWords(search)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => wordsOfPath(pathname))
  const handleSubmit = () =>
    void navigate({ href: `/search?q=${encodeURIComponent(typed.trim())}` })
  return (
    <div className="mx-auto max-w-7xl px-4">
      <div className="max-w-xl">
        <SearchForm value={typed} onChange={setTyped} onSubmit={handleSubmit} />
        <SectionLinks className="mt-8" />
        <p className="mt-2">
          <Link to="/" className="text-link">
            {words.goHome}
          </Link>
        </p>
      </div>
    </div>
  )
}
