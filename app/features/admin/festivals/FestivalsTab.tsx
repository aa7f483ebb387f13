import { FestivalDetails } from './FestivalDetails.tsx'
import { FestivalTable } from './FestivalTable.tsx'
import { NewFestival } from './NewFestival.tsx'

export function FestivalsTab({ path: [id] }: { path: readonly string[] }) {
  if (!id) return <FestivalTable />
  return id === 'new' ? <NewFestival /> : <FestivalDetails key={id} id={id} />
}
