import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { home } from '#app/i18n/en/home/home.ts'
import { useWords } from '#app/i18n/words.ts'

/** The tagline, and the two ways into the app: quiet below the answer of the hour, on a wide screen in its sky. */
export function Tagline({ text }: { text: ReactNode }) {
  const words = useWords(home)
  return (
    <div className="home-words hour">
      <h1 className="tagline">{text}</h1>
      <p className="scene-ways">
        <Link to="/mantras" className="text-link">
          {words.mantras}
        </Link>
        <Link to="/calendar" className="text-link">
          {words.calendar}
        </Link>
      </p>
    </div>
  )
}
