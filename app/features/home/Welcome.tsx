import { Link } from '@tanstack/react-router'
import { BookOpen, Flame, type IconNode, MoonStar, ShoppingBag } from 'lucide'
import { homeSections } from '#app/i18n/en/home/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'

const about: string = '/about'

type Blurb = {
  of: keyof typeof homeSections.english.welcome.blurbs
  to: string
  icon: IconNode
}

const blurbs: readonly Blurb[] = [
  { of: 'mantras', to: '/mantras', icon: BookOpen },
  { of: 'calendar', to: '/calendar', icon: MoonStar },
  { of: 'puja', to: '/puja', icon: Flame },
  { of: 'shop', to: '/shop', icon: ShoppingBag },
]

/** What the site offers, with a link to the page about the temple. */
export function Welcome() {
  const words = useWords(homeSections).welcome
  return (
    <section className="home-section">
      <SectionHeading title={words.heading} />
      <p className="mt-1 max-w-2xl text-muted">
        {words.text}{' '}
        <Link to={about} className="font-semibold text-saffron underline">
          {words.about}
        </Link>
      </p>
      <ul className="blurbs">
        {blurbs.map(({ of, to, icon }) => (
          <li key={of}>
            <Link to={to} className="blurb">
              <b>
                <Icon of={icon} className="size-5" />
                {words.blurbs[of].title}
              </b>
              <span>{words.blurbs[of].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
