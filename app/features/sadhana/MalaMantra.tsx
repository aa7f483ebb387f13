import { memo } from 'react'
import { Sanskrit } from '#app/ui/Sanskrit.tsx'
import { openingOf } from '#contract/mantras/preview.ts'
import type { MantraPage } from '#contract/mantras/public.ts'

/** What is chanted: its first words and its name. A bead changes nothing of it. */
export const MalaMantra = memo(function MalaMantra({ mantra }: { mantra: MantraPage }) {
  const { opening, needsFullFont } = openingOf(mantra)
  return (
    <div className="mala-mantra">
      <Sanskrit as="p" className="mala-opening" needsFullFont={needsFullFont}>
        {opening}
      </Sanskrit>
      <h1 className="mala-name">{mantra.title}</h1>
    </div>
  )
})
