import { Image } from 'lucide'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { mantraPage } from '#app/i18n/en/mantras/mantraPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useScript } from '#app/script/useScript.ts'
import { Button } from '#app/ui/Button.tsx'
import { closePopover } from '#app/ui/closePopover.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { ShareButton } from '#app/ui/ShareButton.tsx'
import type { MantraPage } from '#contract/mantras/public.ts'
import { sharedText } from './mantraCard.ts'
import { sheetId } from './sheet.ts'

export type MantraToShare = { mantra: MantraPage; url: string; temple: string }

const MantraCardDialog = lazyComponent(
  async () => (await import('./MantraCardDialog.tsx')).MantraCardDialog,
)

/** Sends a mantra as text, or as a picture that is drawn on the phone. */
export function ShareMantra(props: MantraToShare) {
  const words = useWords(mantraPage).card
  const { mantra, url } = props
  const writing = useScript(mantra.language)
  const [isOpen, setIsOpen] = useState(false)
  const handlePicture = () => {
    // A popover would stay above the dialog.
    closePopover(document.getElementById(sheetId))
    setIsOpen(true)
  }
  return (
    <>
      <ShareButton title={mantra.title} text={sharedText(mantra, writing)} url={url} />
      <Button variant="outline" onClick={handlePicture}>
        <Icon of={Image} className="size-5" />
        {words.open}
      </Button>
      {/* In the sheet, which is closed, nothing is seen. */}
      {isOpen &&
        createPortal(
          <MantraCardDialog {...props} onClose={() => setIsOpen(false)} />,
          document.body,
        )}
    </>
  )
}
