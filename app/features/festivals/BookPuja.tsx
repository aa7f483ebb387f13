import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide'
import { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import { isBookable } from './isBookable.ts'

type Props = {
  /** The puja's id. */
  puja: string
  /** The festival on the temple's date. */
  festival: Festival
  /** In a server-rendered page, the server's date. */
  today: string
  now: number | undefined
  /** The temple's. */
  timeZone: string
}

/** The way to the day's own puja, as long as the temple offers it and it can still be booked. */
export function BookPuja({ puja, festival, ...at }: Props) {
  const words = useWords(festivalPage)
  const { data: pujas = [] } = useQuery(readQuery('listPujas', {}))
  const offered = pujas.find(({ id }) => id === puja)
  if (!offered || !isBookable(festival, offered, at)) return null
  return (
    <Link to="/puja" className="festival-row mt-4">
      <b>{words.pujaTitle(offered.name)}</b>
      <Icon of={ChevronRight} />
    </Link>
  )
}
