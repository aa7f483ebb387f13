import { MantraEditor } from './MantraEditor.tsx'
import { MantraOrder } from './MantraOrder.tsx'
import { MantraPreview } from './MantraPreview.tsx'
import { NewMantra } from './NewMantra.tsx'

/** Empty for the list, `new`, an id, or `id/preview`. */
export function MantrasTab({ path: [id, page] }: { path: readonly string[] }) {
  if (!id) return <MantraOrder />
  // No mantra can have this id: it would be the address of a form.
  if (id === 'new') return <NewMantra />
  return page === 'preview' ? <MantraPreview id={id} /> : <MantraEditor key={id} id={id} />
}
