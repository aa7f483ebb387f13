import { Link } from '@tanstack/react-router'
import { ChevronRight, HandHeart } from 'lucide'
import { homeSections } from '#app/i18n/en/homeSections.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import { formatRupees } from '#contract/money.ts'
import { pujaIndications } from '#contract/pujaIndications.ts'
import type { PujaType } from '#contract/pujas.ts'

const shown: readonly PujaType[] = ['ganesh', 'sankashti', 'satyanarayana']

/** Offers to book a puja, with prices and durations, and to donate. */
export function Offers() {
  const { puja: pujaWords, giving } = useWords(homeSections)
  return (
    <section className="home-section">
      <SectionHeading
        title={pujaWords.title}
        action={
          <Link to="/puja" className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mx-3`}>
            {pujaWords.link}
          </Link>
        }
      />
      <p className="mt-1 text-muted">{pujaWords.text}</p>
      <ul className="rows">
        {shown.map((type) => (
          <li key={type}>
            <PujaRow of={type} />
          </li>
        ))}
      </ul>
      <Link to="/donate" className="row giving">
        <Icon of={HandHeart} className="row-sign" />
        <div className="row-words">
          <h2>{giving.title}</h2>
          <span>{giving.text}</span>
        </div>
        <Icon of={ChevronRight} className="size-5 shrink-0" />
      </Link>
    </section>
  )
}

function PujaRow({ of }: { of: PujaType }) {
  const { types } = useWords(puja)
  const words = useWords(homeSections).puja
  const { hours, amountFrom } = pujaIndications[of]
  return (
    <Link to="/puja" className="row">
      <Diya isStill className="row-sign" />
      <span className="row-words">
        <b>{types[of]}</b>
        <span>
          {words.about(hours, amountFrom === undefined ? undefined : formatRupees(amountFrom))}
        </span>
      </span>
      <Icon of={ChevronRight} className="size-5 shrink-0" />
    </Link>
  )
}
