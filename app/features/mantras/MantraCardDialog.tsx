import { mantraPage } from '#app/i18n/en/mantras/mantraPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { useScript } from '#app/script/useScript.ts'
import { CardDialog } from '#app/shareCard/CardDialog.tsx'
import { drawMantraCard } from './drawMantraCard.ts'
import { mantraCardText } from './mantraCard.ts'
import type { MantraToShare } from './ShareMantra.tsx'

type Props = MantraToShare & { onClose: () => void }

/** The card of a mantra. */
export function MantraCardDialog({ mantra, url, temple, onClose }: Props) {
  const words = useWords(mantraPage).card
  const writing = useScript(mantra.language)
  const card = mantraCardText(mantra, writing)
  const isReady = writing.script === writing.chosen || writing.hasFailed
  return (
    <CardDialog
      heading={words.heading}
      name={mantra.id}
      shareText={[card.title, card.rows.join('\n'), card.meaning, url].join('\n\n')}
      onClose={onClose}
      draw={
        isReady
          ? (canvas) => drawMantraCard(canvas, { ...card, script: writing.script, temple })
          : undefined
      }
    />
  )
}
