import { GripVertical } from 'lucide'
import { useState } from 'react'
import { MoveButtons } from '#app/admin/MoveButtons.tsx'
import { PublishedEntry } from '#app/admin/PublishedEntry.tsx'
import { lengthText } from '#app/admin/recordings/timings.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { StaffMantraSummary } from '#contract/mantras/admin.ts'

type Props = {
  mantra: StaffMantraSummary
  canMoveUp: boolean
  canMoveDown: boolean
  isDraggable: boolean
  onMove: (by: -1 | 1) => void
  onDragStart: () => void
  onDrop: () => void
  onRestore: () => void
}

export function MantraRow(props: Props) {
  const words = useWords(adminMantras)
  const { restore } = useWords(adminPublishing)
  const [isOver, setIsOver] = useState(false)
  const { mantra, isDraggable } = props
  const { id, title, audio, lineCount, timedLineCount, deletedAt } = mantra
  return (
    <div
      className="flex items-center gap-1 py-2 pr-2 pl-1 data-over:shadow-[inset_0_3px_var(--saffron)] sm:gap-2 sm:pr-4"
      draggable={isDraggable}
      data-over={isOver ? '' : undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', id)
        props.onDragStart()
      }}
      onDragOver={(event) => {
        if (!isDraggable) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        props.onDrop()
      }}
    >
      <span className={`hidden text-muted sm:block ${isDraggable ? 'cursor-grab' : 'opacity-30'}`}>
        <Icon of={GripVertical} />
      </span>
      <div className="min-w-0 flex-1 pl-2">
        <PublishedEntry of={mantra} page={`mantras/${id}`}>
          {[
            words.lines(lineCount),
            audio ? words.recording(lengthText(audio.durationMs)) : words.noRecording,
            audio && words.timed(timedLineCount, lineCount),
          ]
            .filter(Boolean)
            .join(', ')}
        </PublishedEntry>
      </div>
      {deletedAt ? (
        <Button variant="outline" size="small" onClick={props.onRestore}>
          {restore}
        </Button>
      ) : (
        <MoveButtons
          labels={{ up: words.up(title), down: words.down(title) }}
          canMoveUp={props.canMoveUp}
          canMoveDown={props.canMoveDown}
          onMove={props.onMove}
        />
      )}
    </div>
  )
}
