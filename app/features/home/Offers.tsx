import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, HandHeart } from 'lucide'
import { hoursText } from '#app/i18n/dates.ts'
import { homeSections } from '#app/i18n/en/home/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { marked } from '#app/ui/marked.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'

/** The first of the temple's list. */
const shownPujas = 3

/** Offers to book a puja, with prices and durations, and to donate. */
export function Offers() {
  const { puja: pujaWords, giving } = useWords(homeSections)
  const { data: pujas = [] } = useQuery(readQuery('listPujas', {}))
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
      <ul className="rows">
        {pujas.slice(0, shownPujas).map((puja) => (
          <li key={puja.id}>
            <PujaRow of={puja} />
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

function PujaRow({ of: puja }: { of: Puja }) {
  const { name, hours, price } = puja
  const words = useWords(homeSections).puja
  return (
    <Link to="/puja" className="row">
      <Diya isStill className="row-sign" />
      <span className="row-words">
        <b>{__IS_TRANSLATED__ ? marked(puja, 'name') : name}</b>
        <span>{words.about(hours && hoursText(hours), price && formatRupees(price))}</span>
      </span>
      <Icon of={ChevronRight} className="size-5 shrink-0" />
    </Link>
  )
}
