import { render, screen } from '#app/test/render.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import type { RemindedOf } from './choices.ts'
import { ChooseReminders } from './ChooseReminders.tsx'
import { year } from './test/year.ts'

type ShowOptions = { festival?: Festival; of?: RemindedOf; cityId?: string; at?: string }

export const show = async ({ festival, of, cityId, at = '2026-11-20T11:30' }: ShowOptions = {}) => {
  const page = await render(
    <ChooseReminders
      festivals={year}
      cityName="Pune"
      cityId={cityId}
      now={at}
      festival={festival}
      of={of}
      groups={['pradosh']}
      city={<p>Dates and moonrise are for Pune.</p>}
    />,
    { now: '2026-11-20T06:00:00.000Z' },
  )
  return {
    ...page,
    box: (name: string) => screen.getByLabelText<HTMLInputElement>(name),
    press: (name: string) => page.user.click(screen.getByLabelText(name)),
    set: () => page.user.click(screen.getByText('Set Reminders')),
  }
}

/** What is chosen at first. */
export const every = {
  kinds: ['all'],
  festivals: [],
  daysBefore: [7, 3, 1, 0],
  atEve: false,
  atMoonrise: false,
  time: '07:00',
}
