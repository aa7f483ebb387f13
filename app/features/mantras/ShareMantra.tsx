import { Image } from 'lucide'
import { useState } from 'react'
import { mantraPage } from '#app/i18n/en/mantraPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useWriting } from '#app/script/useWriting.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ShareButton } from '#app/ui/ShareButton.tsx'
import type { MantraPage } from '#contract/mantras.ts'
import { sharedText } from './mantraCard.ts'

export type MantraToShare = { mantra: MantraPage; url: string; temple: string }

const MantraCardDialog = lazyComponent(
  async () => (await import('./MantraCardDialog.tsx')).MantraCardDialog,
)

/** Sends a mantra as text, or as a picture that is drawn on the phone. */
export function ShareMantra(props: MantraToShare) {
  const words = useWords(mantraPage).card
  const { mantra, url } = props
  const writing = useWriting(mantra.language)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ShareButton title={mantra.title} text={sharedText(mantra, writing)} url={url} />
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Icon of={Image} className="size-5" />
        {words.open}
      </Button>
      {isOpen && <MantraCardDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
