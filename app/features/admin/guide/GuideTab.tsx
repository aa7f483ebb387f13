import { NewRite } from './NewRite.tsx'
import { RiteEditor } from './RiteEditor.tsx'
import { RiteOrder } from './RiteOrder.tsx'
import { RitePreview } from './RitePreview.tsx'

/** Empty for the list, `new`, an id, or `id/preview`. */
export function GuideTab({ path: [id, page] }: { path: readonly string[] }) {
  if (!id) return <RiteOrder />
  // No rite can have this id: it would be the address of a page.
  if (id === 'new') return <NewRite />
  if (page === 'preview') return <RitePreview id={id} />
  return <RiteEditor key={id} id={id} />
}
