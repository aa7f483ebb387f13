import { Play, Smartphone, Square, Undo2, type IconNode } from 'lucide'
import { memo } from 'react'
import { chant } from '#app/i18n/en/sadhana/chant.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { Recitations } from './recitations.ts'

type Props = {
  recitations: Recitations | undefined
  canUndo: boolean
  onUndo: () => void
  /** Absent on a phone that cannot vibrate. */
  vibrates: boolean | undefined
  onVibrate: (vibrates: boolean) => void
}

/** Taking a bead back, counting by the recording, and vibration. */
export const ChantTools = memo(function ChantTools({
  recitations,
  canUndo,
  onUndo,
  vibrates,
  onVibrate,
}: Props) {
  const words = useWords(chant)
  const isSounding = recitations?.isSounding ?? false
  return (
    <div className="mala-tools">
      <Tool icon={Undo2} text={words.undo} onClick={onUndo} isDisabled={!canUndo} />
      {recitations && (
        <Tool
          icon={isSounding ? Square : Play}
          text={isSounding ? words.stopAudio : words.withAudio}
          onClick={isSounding ? recitations.stop : recitations.start}
        />
      )}
      {vibrates !== undefined && (
        <Tool
          icon={Smartphone}
          text={words.vibrate}
          isPressed={vibrates}
          onClick={() => onVibrate(!vibrates)}
        />
      )}
    </div>
  )
})

type ToolProps = {
  icon: IconNode
  text: string
  onClick: () => void
  isPressed?: boolean
  isDisabled?: boolean
}

/**
 * The focus stays on a button that has nothing to do for the moment. After a touch or a click it
 * leaves: the space bar then counts instead of pressing the button again.
 */
const Tool = ({ icon, text, onClick, isPressed, isDisabled = false }: ToolProps) => (
  <button
    type="button"
    aria-pressed={isPressed}
    aria-disabled={isDisabled || undefined}
    onClick={({ detail, currentTarget }) => {
      if (detail > 0) currentTarget.blur()
      if (!isDisabled) onClick()
    }}
    className="mala-tool"
  >
    <Icon of={icon} />
    {text}
  </button>
)
