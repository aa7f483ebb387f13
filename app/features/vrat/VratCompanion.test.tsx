import { cleanup } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { anOverride } from '#app/test/builders.ts'
import { aSankashti } from '#app/test/aSankashti.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, type RenderOptions, screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { type FestivalOverride, listFestivalOverrides } from '#contract/festivals.ts'
import { VratCompanion } from './VratCompanion.tsx'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const sydney = { name: 'Sydney', lat: -33.87, lon: 151.21, tz: 'Australia/Sydney' }

type Companion = Partial<ComponentProps<typeof VratCompanion>>

const companion = (props: Companion = {}) => <VratCompanion place={pune} temple={pune} {...props} />

type Options = Companion &
  Omit<RenderOptions, 'at' | 'now'> & {
    /** In Pune. */
    at: string
    overrides?: FestivalOverride[]
    /** One that always speaks: where it does, all is computed. */
    beside?: ReactNode
  }

const open = async ({ at, overrides = [], beside, server, hasAlmanac, ...props }: Options) => {
  const asked = server ?? templeServer()
  asked.offers(listFestivalOverrides, overrides)
  return render(
    <>
      {companion(props)}
      {beside}
    </>,
    {
      server: asked,
      now: at.includes('Z') ? at : `${at}:00+05:30`,
      ...(hasAlmanac !== undefined && { hasAlmanac }),
    },
  )
}

/** With the computed card. */
const show = async (options: Options) => {
  const page = await open(options)
  const card = await screen.findByRole('region', { name: 'Next observance' })
  return { ...page, card: within(card), text: () => card.textContent?.replaceAll(/\s/g, ' ') ?? '' }
}

const fast = '2026-11-27'

describe('The companion of a fast', () => {
  it('counts the days to the next observance, and leads to how it is observed', async () => {
    const { card, text, container } = await show({ at: '2026-11-21T09:00' })
    expect(card.getByRole('heading', { name: 'Ganadhipa Sankashti' })).toBeTruthy()
    expect(text()).toContain('Next observance')
    expect(text()).toContain('Friday, Nov 27, 2026')
    expect(text()).toMatch(/Moonrise 8:5\d PM in Pune/)
    expect(text()).toContain('6 days')
    expect(card.getByRole('link', { name: 'How to observe it' }).getAttribute('href')).toBe(
      '/calendar/ganadhipa-sankashti-2026',
    )
    expect(card.getByRole('link', { name: 'Panchang' }).getAttribute('href')).toBe('/panchang')
    expect(card.queryByText('How to observe the day')).toBeNull()
    await expectAccessible(container)
  })

  it('speaks of one day on the eve', async () => {
    const { text } = await show({ at: '2026-11-26T09:00' })
    expect(text()).toContain('1 day')
    expect(text()).not.toContain('1 days')
  })

  it('counts down to the moonrise on the day, and has a list to tick off', async () => {
    const { card, text, user, container } = await show({ at: `${fast}T18:30` })
    expect(text()).toContain('Sankashti today')
    expect(card.getByRole('timer').textContent).toMatch(/^2 h 2\d min until moonrise$/)
    expect(text()).toMatch(/Moonrise 8:5\d PM in Pune/)
    expect(card.getByText(/Haze, buildings or hills/)).toBeTruthy()
    await user.click(card.getByText('How to observe the day'))
    const [first] = card.getAllByRole('checkbox')
    if (first) await user.click(first)
    expect(first).toHaveProperty('checked', true)
    expect(text()).toContain('Children, elders, and anyone ill or pregnant need not fast.')
    await expectAccessible(container)
    cleanup()
    // Ticks stay on the phone.
    const again = await show({ at: `${fast}T18:40` })
    expect(again.card.getAllByRole('checkbox')[0]).toHaveProperty('checked', true)
  })

  it('leads to the arghya once the moon has risen', async () => {
    const { card, text } = await show({ at: `${fast}T21:15` })
    expect(card.getByRole('heading', { name: 'The moon has risen: offer arghya' })).toBeTruthy()
    expect(text()).toMatch(/It rose at 8:5\d PM in Pune\./)
    expect(card.getByText('Offer arghya').getAttribute('href')).toMatch(
      /^\/calendar\/ganadhipa-sankashti-2026#verse$/,
    )
    expect(card.queryByRole('timer')).toBeNull()
    expect(card.getByText('How to observe the day')).toBeTruthy()
  })

  it('has the moonrise of the city that was chosen', async () => {
    const { text } = await show({ at: '2026-11-21T03:00:00Z', place: sydney })
    expect(text()).toMatch(/Moonrise 1\d:\d\d PM in Sydney/)
  })

  it('greets Ganesh Chaturthi, with its midday puja and the moon to be avoided', async () => {
    const { card, text } = await show({ at: '2026-09-14T14:00' })
    expect(text()).toContain('Ganpati Bappa Morya!')
    expect(card.getByRole('heading', { name: 'Ganesh Chaturthi' })).toBeTruthy()
    expect(text()).toMatch(/Midday puja 11:1\d AM to 1:4\d PM in Pune/)
    expect(text()).toMatch(/Do not look at the moon until \d+:\d\d PM\./)
    expect(card.queryByText('How to observe the day')).toBeNull()
  })

  it('warns of the moon on an evening on which it must not be seen', async () => {
    const { card, text } = await show({ at: '2027-09-03T20:00' })
    expect(card.getByRole('heading', { name: 'Do not look at the moon' })).toBeTruthy()
    expect(text()).toMatch(/The moon is up in Pune until \d+:\d\d PM/)
  })

  it('follows what the temple has moved', async () => {
    const moved = anOverride({ date: '2026-11-28', computedDate: fast })
    const { text } = await show({ at: `${fast}T18:30`, overrides: [moved] })
    expect(text()).toContain('Saturday, Nov 28, 2026')
    expect(text()).toContain('1 day')
  })

  it('is computed without the temple’s changes where those cannot be loaded', async () => {
    const server = templeServer()
    server.refuses(listFestivalOverrides, 'unavailable')
    const { card } = await show({ at: `${fast}T18:30`, server })
    expect(card.getByRole('timer')).toBeTruthy()
  })
})

describe('The companion of a fast, beside a list of the coming days', () => {
  it('appears on a day with something to observe', async () => {
    const { card } = await show({ at: `${fast}T18:30`, isForToday: true })
    expect(card.getByRole('timer')).toBeTruthy()
  })

  it('is silent on other days', async () => {
    await open({ at: '2026-11-21T09:00', isForToday: true, beside: companion() })
    expect(await screen.findAllByRole('region')).toHaveLength(1)
  })
})

describe('Where the almanac cannot be loaded', () => {
  const failed = 'The calendar has not loaded on this phone yet. It will load when you are online.'

  it('says so', async () => {
    await open({ at: `${fast}T18:30`, hasAlmanac: false })
    expect(await screen.findByText(failed)).toBeTruthy()
  })

  it('shows nothing beside a list that says so itself', async () => {
    await open({
      at: `${fast}T18:30`,
      hasAlmanac: false,
      isForToday: true,
      beside: companion(),
    })
    expect(await screen.findAllByText(failed)).toHaveLength(1)
  })
})

describe('Until the day is computed', () => {
  it('keeps its room silently, for what the server expects', async () => {
    const server = templeServer()
    const release = server.holds(listFestivalOverrides, [])
    const { container } = await open({ at: `${fast}T18:30`, server, expected: aSankashti })
    expect(container.textContent).toContain('Ganadhipa Sankashti')
    // Nobody hears or reads what is only a guess.
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    release()
    expect(await screen.findByRole('timer')).toBeTruthy()
  })

  it('remembers from the last visit that there is something to observe', async () => {
    await show({ at: `${fast}T18:30` })
    cleanup()
    const server = templeServer()
    const release = server.holds(listFestivalOverrides, [])
    const { container } = await open({ at: `${fast}T18:31`, server })
    await expect.poll(() => container.textContent).toContain('Ganadhipa Sankashti')
    expect(screen.queryByRole('heading')).toBeNull()
    release()
    expect(await screen.findByRole('timer')).toBeTruthy()
  })
})
