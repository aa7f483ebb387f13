import { describe, expect, it } from 'vitest'
import { aFestival } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { CategoryChip } from './CategoryChip.tsx'
import { FestivalActs } from './FestivalActs.tsx'
import { Neighbours } from './Neighbours.tsx'

const next = aFestival({ slug: 'akhuratha-sankashti-2026', name: 'Akhuratha', date: '2026-12-26' })

const show = (change: Partial<Parameters<typeof FestivalActs>[0]> = {}) =>
  render(
    <FestivalActs
      festival={aFestival()}
      isOver={false}
      after={next}
      city={undefined}
      cityName="Pune"
      origin="https://temple.example"
      templeZone="Asia/Kolkata"
      renderBell={({ name }) => <button type="button">Remind me of {name}</button>}
      {...change}
    />,
  )

describe('What to do about a festival', () => {
  it('is to be reminded of it, and to add it', async () => {
    await show()
    expect(screen.getByText('Remind me of Ganadhipa Sankashti')).toBeTruthy()
    expect(await screen.findByLabelText('Add to calendar')).toBeTruthy()
  })

  it('that is over is to look at the next', async () => {
    await show({ isOver: true })
    expect(screen.queryByText(/^Remind me/)).toBeNull()
    expect(screen.queryByLabelText('Add to calendar')).toBeNull()
    expect(screen.getByText('Next festival').getAttribute('href')).toBe(
      '/calendar/akhuratha-sankashti-2026',
    )
  })

  it('leads to the calendar until the next is known', async () => {
    await show({ isOver: true, after: undefined })
    expect(screen.getByText('Next festival').getAttribute('href')).toBe('/calendar')
  })
})

it('The previous and the next festival are beside it, with their days', async () => {
  const { container } = await render(<Neighbours before={aFestival()} after={next} />)
  const [before, after] = container.querySelectorAll('a')
  expect(before?.getAttribute('href')).toBe('/calendar/ganadhipa-sankashti-2026')
  expect(before?.textContent).toContain('Previous, 27 Nov')
  expect(after?.getAttribute('href')).toBe('/calendar/akhuratha-sankashti-2026')
})

it('A category has the same word everywhere', async () => {
  await render(
    <>
      <CategoryChip mark="major" />
      <CategoryChip mark="ekadashi" />
    </>,
  )
  expect(screen.getByText('Major festival')).toBeTruthy()
  expect(screen.getByText('Ekadashi')).toBeTruthy()
})
