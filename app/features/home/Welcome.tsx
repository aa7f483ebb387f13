import { Link } from '@tanstack/react-router'
import { ArrowRight, BookOpen, Flame, type IconNode, MoonStar, ShoppingBag } from 'lucide'
import { homeSections } from '#app/i18n/en/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
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
      <SectionHeading
        title={words.heading}
        action={
          <Link to={about} className={`${buttonClass({ variant: 'quiet' })} -mx-3`}>
            {words.about}
            <Icon of={ArrowRight} className="size-5" />
          </Link>
        }
      />
      <p className="mt-1 max-w-2xl text-muted">{words.text}</p>
      <ul className="blurbs">
        {blurbs.map(({ of, to, icon }) => (
          <li key={of}>
            <Link to={to} className="blurb">
              <Icon of={icon} />
              <span>
                <b>{words.blurbs[of].title}</b>
                {words.blurbs[of].text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
