import { NewOffering } from './NewOffering.tsx'
import { OfferingPage } from './OfferingPage.tsx'
import { Offerings } from './Offerings.tsx'
import { PriestSponsored } from './PriestSponsored.tsx'
import { SponsoredDayPage } from './SponsoredDayPage.tsx'
import { TakeDay } from './TakeDay.tsx'

/** `new`, `print/2026-12-01`, `offerings`, `offerings/new`, an offering's id, and the id of a day. */
export function SponsoredPages({ path: [page = '', one] }: { path: readonly string[] }) {
  if (page === 'new') return <TakeDay />
  if (page === 'print' && one) return <PriestSponsored date={one} />
  if (page === 'offerings' && one === 'new') return <NewOffering />
  if (page === 'offerings' && one) return <OfferingPage key={one} id={one} />
  if (page === 'offerings') return <Offerings />
  return <SponsoredDayPage key={page} id={page} />
}
