import type { Prompt } from '#app/features/scene/answerOf.ts'
import type { VratState } from '#app/features/vrat/vratState.ts'
import { momentText } from '#app/i18n/dates.ts'
import type { vrat } from '#app/i18n/en/vrat/vrat.ts'

/** What the scene prompts for: a fast or the greeting of a great festival. */
export function promptOf(state: VratState | undefined): Prompt | undefined {
  if (state?.is === 'fasting' || state?.is === 'risen')
    return { is: state.is, festival: state.day.festival, moonrise: state.moonrise }
  return state?.is === 'greeting' ? { is: 'greeting', festival: state.day.festival } : undefined
}

/**
 * The label of the link to what the day's observance requires: the verse of the arghya once the
 * moon has risen; on an evening of a forbidden moon, the warning.
 */
export function actOf(state: VratState, timeZone: string, words: typeof vrat.english): string {
  if (state.is === 'risen') return words.arghya
  if (state.is === 'fasting') return words.fast
  return (state.is !== 'ahead' && warningOf(state, timeZone, words)) || words.more
}

/** When the moon must not be looked at, around Ganesh Chaturthi. */
function warningOf(
  state: VratState,
  timeZone: string,
  words: typeof vrat.english,
): string | undefined {
  const { date } = state.day.festival
  const text = (at: number): string => momentText(at, timeZone, date)
  if (state.is === 'hidden-moon') return words.moonNow(text(state.end))
  if (state.is !== 'greeting' || !state.moon) return undefined
  const { when, start, end } = state.moon
  return when === 'now' ? words.moonNow(text(end)) : words.moonAhead(text(start), text(end))
}
