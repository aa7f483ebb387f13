import { Link } from '@tanstack/react-router'
import { HandHeart } from 'lucide'
import { homeSections } from '#app/i18n/en/homeSections.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { formatRupees } from '#contract/money.ts'
import { pujaIndications } from '#contract/pujaIndications.ts'
import type { PujaType } from '#contract/pujas.ts'

const shown: readonly PujaType[] = ['ganesh', 'sankashti', 'satyanarayana']

/** Offers to book a puja, with prices and durations, and to donate. */
export function Offers() {
  const { puja: pujaWords, giving } = useWords(homeSections)
  return (
    <section className="home-section offers">
      <Card className="offer">
        <Diya isStill />
        <div>
          <h2>{pujaWords.title}</h2>
          <p>{pujaWords.text}</p>
        </div>
        <ul>
          {shown.map((type) => (
            <PujaLine key={type} of={type} />
          ))}
        </ul>
        <Link to="/puja" className={buttonClass({ variant: 'outline' })}>
          {pujaWords.link}
        </Link>
      </Card>
      <Card className="offer">
        <span className="offer-sign">
          <Icon of={HandHeart} />
        </span>
        <div>
          <h2>{giving.title}</h2>
          <p>{giving.text}</p>
        </div>
        <Link to="/donate" className={buttonClass({ variant: 'outline' })}>
          {giving.link}
        </Link>
      </Card>
    </section>
  )
}

function PujaLine({ of }: { of: PujaType }) {
  const { types } = useWords(puja)
  const words = useWords(homeSections).puja
  const { hours, amountFrom } = pujaIndications[of]
  return (
    <li>
      <span>{types[of]}</span>
      <span>
        {hours && words.hours(...hours)}{' '}
        {amountFrom && <b>{words.from(formatRupees(amountFrom))}</b>}
      </span>
    </li>
  )
}
