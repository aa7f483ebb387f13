import { expect, test } from 'vitest'
import type { OpenState } from '#contract/site/openingHours.ts'
import { opening } from '#app/i18n/en/site/opening.ts'
import { openingText } from './openingText.ts'

const open = (minute: number): OpenState => ({ isOpen: true, until: { minute, days: 0 } })
const opens = (minute: number, days: number, weekday = 0): OpenState => ({
  isOpen: false,
  opens: { minute, days, weekday },
})

test.each([
  [open(720), 'Open now until noon'],
  [open(0), 'Open now until midnight'],
  [open(1290), 'Open now until 9:30\u00a0PM'],
  [{ isOpen: true, until: undefined } as OpenState, 'Open now at all hours'],
  [opens(960, 0), 'Closed opens at 4:00\u00a0PM'],
  [opens(360, 1), 'Closed opens tomorrow at 6:00\u00a0AM'],
  [opens(360, 3, 6), 'Closed opens Sunday at 6:00\u00a0AM'],
])('%o', (state, expected) => {
  const said = openingText(state, opening.english)
  expect(`${said.state} ${said.next}`).toBe(expected)
})
