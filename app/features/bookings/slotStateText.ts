import type { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import type { SlotState } from './slots.ts'

/** The text for a slot's state; empty for a slot that is simply open. */
export function slotStateText(
  state: SlotState,
  words: typeof pujaPage.english,
): string | undefined {
  if (state.kind === 'open') return state.left === undefined ? undefined : words.left(state.left)
  const { full, wasFull, closed, over } = words
  return { full, was_full: wasFull, closed, over }[state.kind]
}
