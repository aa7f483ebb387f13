import { ArrowDown, ArrowUp } from 'lucide'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'

type Props = {
  labels: { up: string; down: string }
  canMoveUp: boolean
  canMoveDown: boolean
  onMove: (by: -1 | 1) => void
}

/** Move a row of a list by one place. */
export function MoveButtons({ labels, canMoveUp, canMoveDown, onMove }: Props) {
  return (
    <>
      <IconButton label={labels.up} disabled={!canMoveUp} onClick={() => onMove(-1)}>
        <Icon of={ArrowUp} />
      </IconButton>
      <IconButton label={labels.down} disabled={!canMoveDown} onClick={() => onMove(1)}>
        <Icon of={ArrowDown} />
      </IconButton>
    </>
  )
}
