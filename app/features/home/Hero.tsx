import { Link } from '@tanstack/react-router'
import { CalendarDays, Headphones } from 'lucide'
import { home } from '#app/i18n/en/home.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

/** `tagline` is the temple's own; undefined until it is loaded. */
export function Hero({ tagline }: { tagline: string | undefined }) {
  const words = useWords(home)
  return (
    <section className="hero">
      <div className="hero-inner">
        <p lang="sa" className="hero-invocation">
          {words.invocation}
        </p>
        <h1 className="hero-title">{tagline ?? words.tagline}</h1>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/mantras" className={buttonClass({ variant: 'gold' })}>
            <Icon of={Headphones} className="size-5" />
            {words.mantras}
          </Link>
          <Link to="/calendar" className={buttonClass({ variant: 'on-hero' })}>
            <Icon of={CalendarDays} className="size-5" />
            {words.calendar}
          </Link>
        </div>
      </div>
      {/*
       * Inlined: as an image file it would be the largest element and load last. It comes after the
       * text, because a browser may paint before it has parsed everything.
       */}
      <svg viewBox="-400 -400 800 800" className="halo" aria-hidden>
        <use href="/art/mandala.svg#m" />
      </svg>
    </section>
  )
}
