import { FestivalDetails } from './FestivalDetails.tsx'
import { FestivalMonth } from './FestivalMonth.tsx'
import { FestivalTable } from './FestivalTable.tsx'
import { NewFestival } from './NewFestival.tsx'
import { RepeatDetails } from './RepeatDetails.tsx'
import { RepeatList } from './RepeatList.tsx'
import { ShownFestivals } from './ShownFestivals.tsx'

/**
 * Empty for the list, `new`, `shown`, `month` with or without a month, `repeats` with or without an
 * id, or an id.
 */
export function FestivalsTab({ path: [id, rest] }: { path: readonly string[] }) {
  if (!id) return <FestivalTable />
  if (id === 'shown') return <ShownFestivals />
  if (id === 'month') return <FestivalMonth month={rest} />
  if (id === 'repeats') return rest ? <RepeatDetails key={rest} id={rest} /> : <RepeatList />
  return id === 'new' ? <NewFestival /> : <FestivalDetails key={id} id={id} />
}
