import { FestivalDetails } from './FestivalDetails.tsx'
import { FestivalMonth } from './FestivalMonth.tsx'
import { FestivalTable } from './FestivalTable.tsx'
import { NewFestival } from './NewFestival.tsx'

/** Empty for the list, `new`, `month` with or without a month, or an id. */
export function FestivalsTab({ path: [id, month] }: { path: readonly string[] }) {
  if (!id) return <FestivalTable />
  if (id === 'month') return <FestivalMonth month={month} />
  return id === 'new' ? <NewFestival /> : <FestivalDetails key={id} id={id} />
}
