import { useState } from 'react'
import { AartiOrder } from './AartiOrder.tsx'
import { MantraEditor } from './MantraEditor.tsx'
import { MantraOrder } from './MantraOrder.tsx'
import { MantraPreview } from './MantraPreview.tsx'
import { NewMantra } from './NewMantra.tsx'
import type { ChosenRecording } from '#app/admin/recordings/RecordingField.tsx'

/**
 * Empty for the mantras, `aartis` for the others, `aarti` for its order, `new`, `new/aartis`, an id, or
 * `id/preview`.
 */
export function MantrasTab({ path: [id, page] }: { path: readonly string[] }) {
  /** Of a new mantra: its page uploads it. */
  const [recording, setRecording] = useState<ChosenRecording & { of: string }>()
  if (!id) return <MantraOrder list="mantras" />
  // No mantra can have these ids: they would be addresses of pages.
  if (id === 'aartis') return <MantraOrder key={id} list="aartis" />
  if (id === 'aarti') return <AartiOrder />
  if (id === 'new') {
    return (
      <NewMantra
        list={page === 'aartis' ? page : 'mantras'}
        onRecording={(of, chosen) => setRecording({ of, ...chosen })}
      />
    )
  }
  if (page === 'preview') return <MantraPreview id={id} />
  return (
    <MantraEditor
      key={id}
      id={id}
      recording={recording?.of === id ? recording : undefined}
      onRecording={() => setRecording(undefined)}
    />
  )
}
