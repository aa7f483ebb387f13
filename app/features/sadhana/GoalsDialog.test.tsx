import { describe, expect, it, vi } from 'vitest'
import { aSitting } from '#app/test/aSitting.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { write } from '#app/test/write.ts'
import { listSittings, pushSittings } from '#contract/sadhana/public.ts'
import { GoalsDialog } from './GoalsDialog.tsx'
import { SadhanaLog } from './SadhanaLog.tsx'

const none = { minutesADay: 0, beadsADay: 0, daysAWeek: 0 }
const mantras = [{ id: 'om-gam-ganapataye', title: 'Om Gam Ganapataye' }]

const show = async () => {
  const onTarget = vi.fn()
  const onClose = vi.fn()
  const page = await render(
    <GoalsDialog
      goals={none}
      target={0}
      mantras={mantras}
      today="2026-11-26"
      onTarget={onTarget}
      onClose={onClose}
    />,
    { now: '2026-11-26T06:00:00.000Z' },
  )
  return {
    ...page,
    onTarget,
    onClose,
    press: (name: string) => page.user.click(screen.getByText(name)),
  }
}

describe('Goals', () => {
  it('are saved on this phone, and the dialog closes', async () => {
    const { user, press, db, onTarget, onClose } = await show()
    await write(user, 'Rounds a day', '3')
    await write(user, 'Minutes a day', '20')
    await user.selectOptions(screen.getByLabelText('Days a week'), '5 days')
    await press('Save')
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(onTarget).toHaveBeenCalledExactlyOnceWith(3)
    const [row] = await db.goals.toArray()
    expect(row?.goals).toEqual({ minutesADay: 20, daysAWeek: 5, beadsADay: 0 })
  })

  it('say what is wrong, take the focus there, and stay open', async () => {
    const { user, press, db, onClose, container } = await show()
    await write(user, 'Rounds a day', '2.5')
    await user.selectOptions(screen.getByLabelText('Mantra'), 'Om Gam Ganapataye')
    await write(user, 'Until', '2026-11-25')
    await press('Save')
    expect((await screen.findAllByText('Please enter a whole number')).length).toBe(2)
    expect(screen.getByText('Please choose a date from today on')).toBeTruthy()
    await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(container)
    expect(onClose).not.toHaveBeenCalled()
    expect(await db.goals.count()).toBe(0)
  })

  it('stay as they were on cancel', async () => {
    const { user, press, db, onTarget, onClose } = await show()
    await write(user, 'Rounds a day', '3')
    await press('Cancel')
    expect(onClose).toHaveBeenCalledOnce()
    expect(onTarget).not.toHaveBeenCalled()
    expect(await db.goals.count()).toBe(0)
  })

  it('say that they could not be saved', async () => {
    const { user, press, db, onClose } = await show()
    const refused = vi.spyOn(db, 'transaction').mockRejectedValue(new Error('No'))
    const put = vi.spyOn(db.goals, 'put').mockRejectedValue(new Error('No'))
    await write(user, 'Rounds a day', '3')
    await press('Save')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This browser does not let us save your goals.',
    )
    expect(onClose).not.toHaveBeenCalled()
    refused.mockRestore()
    put.mockRestore()
  })
})

describe('The log', () => {
  const log = async (isSignedIn = false) => {
    const page = await render(
      <SadhanaLog mantras={mantras} rites={[{ id: 'daily', title: 'Daily Puja' }]} />,
      {
        now: '2026-11-26T06:00:00.000Z',
        ...(isSignedIn && { account: anAccount() }),
      },
    )
    page.server.answers(listSittings, { items: [], until: 0, isMore: false })
    return page
  }

  it('is empty until the first bead', async () => {
    await log()
    expect(await screen.findByText('No japa yet')).toBeTruthy()
    expect(screen.getByText('Log in to have it on all your devices').getAttribute('href')).toBe(
      '/login?back=%2Fsadhana',
    )
  })

  it('adds up beads, rounds and minutes', async () => {
    const { db, container } = await log()
    await db.sittings.bulkPut([
      aSitting({ beads: 108, rounds: 1, ms: 600_000 }),
      aSitting({ beads: 30, rounds: 0, ms: 120_000, day: '2026-11-25' }),
    ])
    expect(
      (await screen.findAllByText('138 beads, 1 round, 12 minutes', { exact: false })).length,
    ).toBeGreaterThan(0)
    const today = container.querySelector('.sadhana-today')
    expect(today?.textContent).toBe('Beads108Rounds1Minutes10')
    expect(screen.getByText('Om Gam Ganapataye')).toBeTruthy()
    await expectAccessible(container)
  })

  it('has pujas at home, with the time they took', async () => {
    const { db, container } = await log()
    const puja = { mantra: 'puja--daily', beads: 0, rounds: 0 }
    await db.sittings.bulkPut([aSitting(puja), aSitting({ ...puja, day: '2026-11-25' })])
    const link = await screen.findByRole('link', { name: 'Daily Puja' })
    expect(link.getAttribute('href')).toBe('/puja/guide/daily')
    expect(link.nextElementSibling?.textContent).toBe('20 minutes')
    // They are days of practice.
    expect(container.textContent).toContain('2 days in a row')
    expect(container.textContent).toContain('The last year2 days')
    expect(container.textContent).toMatch(/All together: 20 minutes$/)
  })

  it('asks whose the beads are that were counted before logging in', async () => {
    const { user, db } = await log(true)
    await db.sittings.put(aSitting({ beads: 108 }))
    expect(await screen.findByText('Add 108 beads to your log?')).toBeTruthy()
    expect(screen.getByText(/^On this phone from 1 day, before you logged in\.$/)).toBeTruthy()
    await user.click(screen.getByText('Not mine'))
    expect(await screen.findByText('They stay on this phone, out of your log')).toBeTruthy()
    expect((await db.sittings.toArray())[0]).not.toHaveProperty('account')
    await expect.poll(() => screen.queryByText('Add 108 beads to your log?')).toBeNull()
  })

  it('asks whose the pujas at home are that were performed before logging in', async () => {
    const { user, db, server } = await log(true)
    server.answers(pushSittings, { status: 'kept' })
    await db.sittings.put(aSitting({ mantra: 'puja--daily', beads: 0, rounds: 0 }))
    expect(await screen.findByText('Add your pujas at home to your log?')).toBeTruthy()
    await user.click(screen.getByText('Add to my log'))
    await expect
      .poll(() => server.received(pushSittings)[0]?.sittings)
      .toMatchObject([{ mantra: 'puja--daily', beads: 0 }])
  })
})
