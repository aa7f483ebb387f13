import { describe, expect, it, vi } from 'vitest'
import { arghya } from '#app/i18n/en/festivals/verses.ts'
import { aSankashti } from '#app/test/aSankashti.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { Arghya } from './Arghya.tsx'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const moonrise = Date.parse('2026-11-27T20:51:00+05:30')
const next = {
  ...aSankashti,
  slug: 'akhuratha-sankashti-2026',
  name: 'Akhuratha Sankashti',
  date: '2026-12-26',
  moonriseTime: '20:45',
}

type ShowOptions = { now?: string; hasAlmanac?: boolean }

const show = async ({ now = '2026-11-27T21:10:00+05:30', hasAlmanac = true }: ShowOptions = {}) => {
  const onDone = vi.fn()
  const onClose = vi.fn()
  const page = await render(
    <Arghya
      festival={aSankashti}
      place={pune}
      moonrise={hasAlmanac ? moonrise : undefined}
      recitation={{ title: 'Arghya to the moon', intro: 'Facing the moon:', verse: arghya }}
      voice={<p>No recording</p>}
      next={next}
      bell={<button type="button">Remind me</button>}
      onDone={onDone}
      onClose={onClose}
    />,
    { now },
  )
  return { ...page, onDone, onClose, dialog: await screen.findByRole('dialog') }
}

describe('The arghya', () => {
  it('shows its verse, how to offer it, and since when the moon is up in the chosen city', async () => {
    const { dialog } = await show()
    expect(screen.getByRole('dialog', { name: 'Offer arghya' })).toBe(dialog)
    expect(dialog.textContent).toContain('क्षीरोदार्णवसम्भूत')
    expect(dialog.textContent).toContain('kṣīrodārṇavasambhūta')
    expect(screen.getByRole('timer').textContent).toMatch(
      /^The moon rose in Pune at 8:51.PM, 19 min ago$/,
    )
    expect(screen.getByText('No recording')).toBeTruthy()
    await expectAccessible(dialog)
  })

  it('counts to the moonrise before it, and then since', async () => {
    await show({ now: '2026-11-27T20:41:00+05:30' })
    expect(screen.getByRole('timer').textContent).toMatch(
      /^Moonrise in Pune at 8:51.PM, in 10 min$/,
    )
  })

  it.each<[string, ShowOptions]>([
    ['on another day', { now: '2026-11-20T20:00:00+05:30' }],
    ['without the almanac', { hasAlmanac: false }],
  ])('names the evening %s', async (_, shown) => {
    const { dialog } = await show(shown)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(dialog.textContent).toMatch(/Friday, 27 Nov 2026 · moonrise in Pune at 8:51.PM/)
  })

  it('once done, by keyboard too, says when the next one is, and offers to remind of it', async () => {
    const { user, onDone, dialog } = await show()
    screen.getByText('Done').focus()
    await user.keyboard('{Enter}')
    expect(onDone).toHaveBeenCalledOnce()
    const heading = await screen.findByText('Your arghya is offered')
    expect(document.activeElement).toBe(heading)
    expect(dialog.textContent).toMatch(
      /Akhuratha Sankashti.*Saturday, 26 Dec · in 29 days.*Moonrise in Pune at 8:45.PM/,
    )
    expect(screen.getByText('Remind me')).toBeTruthy()
    expect(screen.queryByText('Done')).toBeNull()
    await expectAccessible(dialog)
  })

  it.each(['Escape', 'Close'])('is left by %s', async (way) => {
    const { user, onClose, onDone } = await show()
    screen.getByText('Done').focus()
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByLabelText('Close'))
    expect(onClose).toHaveBeenCalledOnce()
    expect(onDone).not.toHaveBeenCalled()
  })
})
