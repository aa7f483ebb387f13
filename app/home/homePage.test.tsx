import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { chooseCity } from '#app/almanac/cityStore.ts'
import { aMantra } from '#app/test/builders.ts'
import { renderPage } from '#app/test/renderPage.tsx'
import { aSound } from '#app/test/aSound.tsx'
import { render, screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listPostPreviews } from '#contract/blog/public.ts'
import { listFestivalOverrides, listUpcomingFestivals } from '#contract/festivals/public.ts'
import { previewOf } from '#contract/mantras/preview.ts'
import { getMantraOfDay, listFeaturedMantras } from '#contract/mantras/public.ts'
import { listPujas } from '#contract/bookings/pujaList.ts'
import { keepTicked } from '#app/offline/mine/checklist.ts'
import type { AnElement } from '#app/test/anElement.ts'
import { TempleDarshan } from './TempleDarshan.tsx'

const nagpur = { id: 'nagpur', name: 'Nagpur', lat: 21.15, lon: 79.09, tz: 'Asia/Kolkata' }

const show = async (hasAlmanac = true, now = '2026-11-27T08:00:00.000Z') => {
  const server = templeServer()
  server.answers(listFestivalOverrides, [])
  server.answers(
    listFeaturedMantras,
    [1, 2, 3, 4].map((at) => aMantra({ id: `mantra-${at}`, title: `Mantra ${at}` })),
  )
  server.answers(getMantraOfDay, previewOf(aMantra()))
  server.answers(listUpcomingFestivals, [])
  server.answers(listPujas, [])
  server.answers(listPostPreviews, { items: [], page: 1, pageCount: 0, total: 0 })
  chooseCity(nagpur)
  const page = await renderPage('/', { server, now, hasAlmanac })
  return { ...page, scene: within(await screen.findByLabelText('Today at the temple')) }
}

describe('The home page', () => {
  it('says what the day waits for in the chosen city', async () => {
    const { scene } = await show()
    expect(await scene.findByText('Moonrise in', { exact: false })).toBeTruthy()
    expect(scene.getByText(/Ganadhipa Sankashti/)).toBeTruthy()
    expect(scene.getByLabelText('My city: Nagpur. Change')).toBeTruthy()
  })

  it('leads straight to the verse of the arghya once the moon has risen', async () => {
    const { scene } = await show(true, '2026-11-27T16:10:00.000Z')
    const link = await scene.findByText('Offer arghya')
    expect(link.getAttribute('href')).toBe('/calendar/ganadhipa-sankashti-2026#verse')
    expect(scene.getByText('The moon has risen')).toBeTruthy()
    expect(scene.queryByText(/may break the fast/)).toBeNull()
  })

  it('does not ask again that night for an arghya that was offered', async () => {
    keepTicked('ganadhipa-sankashti-2026', ['arghya'])
    const { scene } = await show(true, '2026-11-27T16:10:00.000Z')
    expect(await scene.findByText('The moon has risen')).toBeTruthy()
    const link = await scene.findByText('How to observe it')
    expect(link.getAttribute('href')).toBe('/calendar/ganadhipa-sankashti-2026')
    expect(scene.queryByText('Offer arghya')).toBeNull()
  })

  it('names the tithi that runs now, and when it ends', async () => {
    const { scene } = await show(true, '2026-11-26T12:40:00.000Z')
    expect(await scene.findByText(/^Thu, 26 Nov · tithi until 9:49.AM$/)).toBeTruthy()
    expect(scene.getByText('Krishna Tritiya')).toBeTruthy()
  })

  it('without the almanac still says which day it is, and where', async () => {
    const { scene } = await show(false)
    expect(await scene.findByText('Today’s times are missing for', { exact: false })).toBeTruthy()
    expect(scene.getAllByText(/27 Nov/).length).toBeGreaterThan(0)
  })

  it('leads to the mantras and the calendar, and shows three mantras', async () => {
    await show()
    expect(await screen.findByText('Embracing the divine blessings', { exact: false })).toBeTruthy()
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(ways).toEqual(expect.arrayContaining(['/mantras', '/calendar']))
    const third = await screen.findByRole('article', { name: 'Mantra 3' })
    expect(within(third).getByRole('link').getAttribute('href')).toBe('/mantras/mantra-3')
    expect(within(third).getByRole('button', { name: 'Listen: Mantra 3' })).toBeTruthy()
    expect(screen.queryByText('Mantra 4')).toBeNull()
  })
})

describe('The darshan', () => {
  it('shows that its chant sounds, and stops at the second touch', async () => {
    const server = templeServer()
    const { player, element, around } = aSound()
    server.answers(listFeaturedMantras, [aMantra()])
    const { user } = await render(around(<TempleDarshan isOpen />), { server })
    await user.click(await screen.findByRole('button', { name: 'Chant' }))
    expect(player.getState().status).toBe('playing')
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(element.paused).toBe(true)
    expect(screen.getByRole('button', { name: 'Chant' })).toBeTruthy()
  })

  it.each<[string, boolean, (element: AnElement) => void, RegExp]>([
    ['there is no sound output', true, (element) => element.loseOutput(), /no sound output/],
    ['its file is broken', true, (element) => element.fail(4), /could not be played/],
    ['it is not stored, and offline', false, (element) => element.fail(4), /not on this phone/],
  ])('says why its chant is not heard: %s', async (_, isAnswered, fail, expected) => {
    const server = templeServer()
    const { element, around } = aSound({ isAnswered })
    server.answers(listFeaturedMantras, [aMantra()])
    const { user } = await render(around(<TempleDarshan isOpen />), { server })
    await user.click(await screen.findByRole('button', { name: 'Chant' }))
    fail(element)
    const dialog = within(screen.getByRole('dialog'))
    expect((await dialog.findByText(expected)).getAttribute('role')).toBe('status')
    expect(dialog.getAllByText(/chant/i, { selector: '[role=status]' })).toHaveLength(1)
  })

  it('counts the day in the chosen city, once, and sends it with its tithi and moonrise', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    // happy-dom has none, and nothing is drawn here.
    vi.stubGlobal('Path2D', Object)
    onTestFinished(() => {
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    })
    localStorage.setItem('modak-darshan', '["2026-11-20","2026-11-27"]')
    chooseCity(nagpur)
    const server = templeServer()
    server.answers(listFeaturedMantras, [aMantra()])
    server.answers(listFestivalOverrides, [])
    const { user } = await render(<TempleDarshan isOpen />, {
      server,
      now: '2026-11-27T20:00:00.000Z',
    })
    expect(await screen.findByText('Darshan today · day 3')).toBeTruthy()
    expect(localStorage.getItem('modak-darshan')).toContain('"2026-11-28"')
    await user.click(await screen.findByRole('button', { name: 'Send darshan' }))
    const card = await screen.findByRole('dialog', { name: 'Send darshan' })
    await expect
      .poll(() => card.querySelector('canvas')?.getAttribute('aria-label') ?? '')
      .toMatch(/^Darshan · Saturday, 28 Nov 2026 · Krishna .* · Moonrise in Nagpur 9:3\d PM · /)
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Darshan' })).toBeTruthy()
  })
})
