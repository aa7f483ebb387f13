import { useRef } from 'react'
import type { Edit, Selected } from './formatting.ts'

/**
 * Changes a text area as if it had been typed, so that the browser’s own undo works. `execCommand`
 * is called obsolete, but does this in every browser, and nothing newer does.
 */
const put = (area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void => {
  area.focus()
  area.setSelectionRange(from, to)
  const isTyped = insert !== '' && document.execCommand('insertText', false, insert)
  if (!isTyped) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...select)
}

/** Connects buttons to a text area. */
export function useFormatting() {
  const area = useRef<HTMLTextAreaElement>(null)
  const edit = (make: (selected: Selected) => Edit): void => {
    const { current } = area
    if (!current) return
    const { value: text, selectionStart: start, selectionEnd: end } = current
    put(current, make({ text, start, end }))
  }
  return { area, edit }
}
