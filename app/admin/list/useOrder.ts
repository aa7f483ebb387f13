import { useState } from 'react'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'

type Options = {
  /** Of all rows, as they are shown. */
  ids: readonly string[]
  canOrder: boolean
  /** Returns whether the new order is saved. */
  onOrder: (ids: string[]) => Promise<boolean>
}

/** The order of a list, which buttons or dragging a row change. */
export function useOrder({ ids: was, canOrder, onOrder }: Options) {
  const { ordered } = useWords(adminPublishing)
  const [dragged, setDragged] = useState<string>()
  const move = async (id: string | undefined, to: number) => {
    if (id === undefined || !canOrder || !was.includes(id) || was[to] === id) return
    const ids = was.filter((one) => one !== id).toSpliced(to, 0, id)
    if (await onOrder(ids)) showToast({ title: ordered, tone: 'success' })
  }
  return {
    /** Props of the row at this place. */
    rowAt: (index: number) => ({
      id: was[index] ?? '',
      canMoveUp: canOrder && index > 0,
      canMoveDown: canOrder && index < was.length - 1,
      isDraggable: canOrder,
      onMove: (by: -1 | 1) => void move(was[index], index + by),
      onDragStart: () => setDragged(was[index]),
      onDrop: () => {
        void move(dragged, index)
        setDragged(undefined)
      },
    }),
  }
}
