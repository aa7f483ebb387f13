import { Play, VolumeX, X } from 'lucide'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

type Props = { isOpen: boolean; isUnavailable: boolean; title: string; onToggle: () => void }

/** Opens and closes a card's audio. Disabled only where the audio itself is missing or broken. */
export function ListenButton({ isOpen, isUnavailable, title, onToggle }: Props) {
  const words = useWords(mantras)
  const text = isUnavailable ? words.audioUnavailable : isOpen ? words.hideAudio : words.listen
  return (
    <button
      type="button"
      disabled={isUnavailable}
      onClick={onToggle}
      aria-expanded={isUnavailable ? undefined : isOpen}
      aria-label={`${text}: ${title}`}
      className={buttonClass({ variant: isOpen || isUnavailable ? 'outline' : 'primary' })}
    >
      <Icon of={isUnavailable ? VolumeX : isOpen ? X : Play} className="size-5" />
      {text}
    </button>
  )
}
