import { Play, VolumeX, X } from 'lucide'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

type Props = { isOpen: boolean; isUnavailable: boolean; title: string; onToggle: () => void }

/** Opens and closes a card's audio. Disabled only where the audio itself is missing or broken. */
export function ListenButton({ isOpen, isUnavailable, title, onToggle }: Props) {
  const words = useWords(mantras)
  if (isUnavailable)
    return (
      <button type="button" disabled className={buttonClass({ variant: 'outline' })}>
        <Icon of={VolumeX} className="size-5" />
        {words.audioUnavailable}
      </button>
    )
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-expanded={isOpen}
      aria-label={`${isOpen ? words.hideAudio : words.listen}: ${title}`}
      className={buttonClass({ variant: isOpen ? 'outline' : 'primary' })}
    >
      {isOpen ? <Icon of={X} className="size-5" /> : <Icon of={Play} className="size-5" />}
      {isOpen ? words.hideAudio : words.listen}
    </button>
  )
}
