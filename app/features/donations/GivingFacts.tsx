import { numberText } from '#contract/i18n/numbers.ts'
import { Heart, Landmark, PartyPopper, Sunrise } from 'lucide'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { tiers } from './tiers.ts'

const icons = [Sunrise, Heart, PartyPopper, Landmark]

/** What a donation does. */
export function Impact() {
  const { impact } = useWords(donations)
  return (
    <section aria-labelledby="impact">
      <h2 id="impact" className="text-xl">
        {impact.heading}
      </h2>
      <ul className="mt-4 grid gap-4">
        {impact.items.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <Icon of={icons[index] ?? Sunrise} className="mt-1 shrink-0 text-saffron" />
            <p>
              <strong className="block font-semibold">{title}</strong>
              <span className="text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The donor tiers and their amounts. */
export function Tiers() {
  const { tiers: words } = useWords(donations)
  return (
    <details className="form-fold">
      <summary>{words.heading}</summary>
      <Facts>
        {tiers.map((tier) => (
          <Fact key={tier.name} label={words[tier.name]}>
            {'to' in tier
              ? words.between(formatRupees(tier.from), numberText(tier.to))
              : words.above(formatRupees(tier.from))}
          </Fact>
        ))}
      </Facts>
    </details>
  )
}
