import { NewRite } from './NewRite.tsx'
import { RiteEditor } from './RiteEditor.tsx'
import { RiteOrder } from './RiteOrder.tsx'
import { RitePreview } from './RitePreview.tsx'
import { StepVoice } from './StepVoice.tsx'

/** Empty for the list, `new`, an id, `id/preview`, or `id/voice/step`. */
export function GuideTab({ path: [id, page, step] }: { path: readonly string[] }) {
  if (!id) return <RiteOrder />
  // No rite can have this id: it would be the address of a page.
  if (id === 'new') return <NewRite />
  if (page === 'preview') return <RitePreview id={id} />
  if (page === 'voice' && step) return <StepVoice key={step} id={id} step={step} />
  return <RiteEditor key={id} id={id} />
}
