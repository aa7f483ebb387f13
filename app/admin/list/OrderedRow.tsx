import { GripVertical } from 'lucide'
import { type ReactNode, useState } from 'react'
import { MoveButtons } from '#app/admin/MoveButtons.tsx'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { useOrder } from './useOrder.ts'

type Props = {
  row: ReturnType<ReturnType<typeof useOrder>['rowAt']>
  of: { title: string; deletedAt?: string | undefined }
  onRestore: () => void
  children: ReactNode
}

/** A row that is moved by dragging it or by its buttons; a deleted one is restored. */
export function OrderedRow({ row, of, onRestore, children }: Props) {
  const words = useWords(adminPublishing)
  const [isOver, setIsOver] = useState(false)
  const { id, isDraggable } = row
  return (
    <div
      className="flex items-center gap-1 py-2 pr-2 pl-1 data-over:shadow-[inset_0_3px_var(--saffron)] sm:gap-2 sm:pr-4"
      draggable={isDraggable}
      data-over={isOver ? '' : undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', id)
        row.onDragStart()
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
        row.onDrop()
      }}
    >
      <span className={`hidden text-muted sm:block ${isDraggable ? 'cursor-grab' : 'opacity-30'}`}>
        <Icon of={GripVertical} />
      </span>
      <div className="min-w-0 flex-1 pl-2">{children}</div>
      {of.deletedAt ? (
        <Button variant="outline" size="small" onClick={onRestore}>
          {words.restore}
        </Button>
      ) : (
        <MoveButtons
          labels={{ up: words.up(of.title), down: words.down(of.title) }}
          canMoveUp={row.canMoveUp}
          canMoveDown={row.canMoveDown}
          onMove={row.onMove}
        />
      )}
    </div>
  )
}
