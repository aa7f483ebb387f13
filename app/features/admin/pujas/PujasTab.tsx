import { NewPuja } from './NewPuja.tsx'
import { PujaEditor } from './PujaEditor.tsx'
import { PujaList } from './PujaList.tsx'

/** Empty for the list, `new`, or an id. */
export function PujasTab({ path: [id] }: { path: readonly string[] }) {
  if (!id) return <PujaList />
  return id === 'new' ? <NewPuja /> : <PujaEditor key={id} id={id} />
}
