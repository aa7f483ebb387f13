import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { LabelsByCommand } from '#app/forms/commandLabels.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { anOutboxRow, refused } from '#app/test/anOutboxRow.ts'
import { anAccount } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, type RenderOptions, screen } from '#app/test/render.tsx'
import { sendMessage } from '#contract/contact/public.ts'
import { OutboxNews } from './OutboxNews.tsx'
import { OutboxOutcomes } from './OutboxOutcomes.tsx'

const labels: LabelsByCommand = {
  sendMessage: {
    name: 'Message to the temple',
    summary: ({ subject }) => subject,
    success: { title: 'Message sent successfully!' },
    failure: { title: 'Message sending failed' },
  },
}

const Outcomes = ({ rows }: { rows: readonly OutboxRow[] }) => (
  <OutboxOutcomes rows={rows} labels={labels} />
)

const show = async (rows: Partial<OutboxRow>[], options: RenderOptions = {}) => {
  // The header has a place for it.
  const place = document.body.appendChild(document.createElement('header'))
  place.id = 'outbox-badge'
  onTestFinished(() => place.remove())
  const page = await render(<OutboxNews Outcomes={Outcomes} />, {
    at: '/panchang',
    outbox: rows.map((row, at) => anOutboxRow({ id: `command-${at}`, ...row })),
    ...options,
  })
  return {
    ...page,
    place,
    isCounted: (name: string) => screen.findByRole('link', { name }),
    isGone: () => expect.poll(() => screen.queryByRole('link')).toBeNull(),
    announced: async () => (await page.db.outbox.toArray()).map(({ isTold }) => isTold),
  }
}

const held = { state: 'held', heldFor: 'edit' } as const
const accepted = { state: 'accepted', attempts: 1 } as const
const unannounced = { isTold: false }

describe('The outbox in the header', () => {
  it('counts what is not settled, and leads there', async () => {
    const { isCounted, place, container } = await show([held, refused(), accepted])
    const link = await isCounted('Outbox: 2 items need attention')
    expect(link.getAttribute('href')).toBe('/outbox')
    expect(link.textContent).toBe('2')
    expect(place.contains(link)).toBe(true)
    await expectAccessible(container)
  })

  it('goes when the last one is settled', async () => {
    const { isCounted, isGone, db } = await show([held, accepted])
    await isCounted('Outbox: 1 item needs attention')
    await db.outbox.where({ id: 'command-0' }).delete()
    await isGone()
  })

  it('has room for a number of two digits', async () => {
    const { isCounted } = await show(Array.from({ length: 100 }, () => held))
    expect((await isCounted('Outbox: 100 items need attention')).textContent).toBe('99+')
  })

  it('counts nothing that somebody else has written on this phone', async () => {
    const { isCounted } = await show([held, { ...held, account: 'user-2' }], {
      account: anAccount(),
    })
    await isCounted('Outbox: 1 item needs attention')
  })

  it('is on the app’s icon as well, where the phone shows it', async () => {
    const shown: number[] = []
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void shown.push(count),
      clearAppBadge: async () => void shown.push(0),
    })
    onTestFinished(() => {
      for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
    })
    const { db } = await show([held, held])
    await expect.poll(() => shown.at(-1)).toBe(2)
    await db.outbox.clear()
    await expect.poll(() => shown.at(-1)).toBe(0)
  })
})

describe('What became of something that was sent from a form closed since', () => {
  it('is said once: the temple has it', async () => {
    const { announced, server, network, db } = await show([])
    server.answers(sendMessage, { id: 'message-1' })
    network.lose()
    await db.outbox.add(anOutboxRow({ ...unannounced, dueAt: 0 }))
    await screen.findByRole('link', { name: 'Outbox: 1 item needs attention' })
    expect(screen.queryByText('Message sent successfully!')).toBeNull()
    network.regain()
    expect(await screen.findByText('Message sent successfully!')).toBeTruthy()
    await expect.poll(announced).toEqual([true])
  })

  it('is not said again on the next page', async () => {
    const { announced } = await show([accepted, { ...refused() }])
    expect(await announced()).toEqual([true, true])
    await screen.findByRole('link', { name: 'Outbox: 1 item needs attention' })
    expect(screen.queryByText('Message sent successfully!')).toBeNull()
    expect(screen.queryByText('Message sending failed')).toBeNull()
  })

  it('stays to be read when it was refused, and leads to the outbox', async () => {
    // The refusal is the last word, whichever came first.
    const { user, address, announced } = await show([
      { ...refused(), ...unannounced },
      { ...accepted, ...unannounced },
    ])
    expect(await screen.findByText('Message sending failed')).toBeTruthy()
    await expect.poll(announced).toEqual([true, true])
    expect(screen.getByText('It was not accepted. Open it to see why.')).toBeTruthy()
    expect(screen.queryByText('Message sent successfully!')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await expect.poll(address).toBe('/outbox')
  })

  it('is no failure where it was carried out long ago', async () => {
    await show([{ ...refused({ code: 'already_done' }), ...unannounced }])
    expect(await screen.findByText('We already have this')).toBeTruthy()
    expect(screen.getByText('Nothing was done twice. See the outbox for details.')).toBeTruthy()
  })

  it('does not take away a message that waits to be read', async () => {
    const { db, announced } = await show([{ ...refused(), ...unannounced }])
    expect(await screen.findByText('Message sending failed')).toBeTruthy()
    await db.outbox.add(anOutboxRow({ id: 'later', ...accepted, ...unannounced }))
    await expect.poll(announced).toEqual([true, true])
    expect(screen.getByText('Message sending failed')).toBeTruthy()
  })

  it('waits until the page is in front', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    onTestFinished(() => visibility.mockRestore())
    const { isCounted, announced } = await show([{ ...accepted, ...unannounced }, held])
    await isCounted('Outbox: 1 item needs attention')
    expect(await announced()).toEqual([false, true])
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Message sent successfully!')).toBeTruthy()
    expect(await announced()).toEqual([true, true])
  })

  it('is said to nobody else who uses this phone', async () => {
    const theirs = { ...accepted, ...unannounced, account: 'user-2' }
    const { isCounted, announced } = await show([theirs, held], { account: anAccount() })
    await isCounted('Outbox: 1 item needs attention')
    expect(await announced()).toEqual([false, true])
  })
})
