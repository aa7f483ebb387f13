import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { listSubscribers, removeSubscriber, type Subscriber } from '#contract/newsletter/admin.ts'
import { SubscriberList } from './SubscriberList.tsx'

const aSubscriber = (change: Partial<Subscriber> = {}): Subscriber => ({
  id: 's-1',
  channel: 'email',
  address: 'asha@example.org',
  status: 'confirmed',
  source: 'footer',
  consentVersion: '2026-11',
  subscribedAt: '2026-11-23T05:00:00Z',
  dailyMantra: false,
  ...change,
})

const counts = { pending: 1, confirmed: 2, unsubscribed: 3 }

const show = async (items: Subscriber[] = [aSubscriber()]) => {
  const server = templeServer()
  server.answers(listSubscribers, { items, counts })
  const page = await renderOffice(<SubscriberList />, { server, at: '/admin/subscribers' })
  await screen.findByText('2 confirmed, 1 not confirmed yet, 3 unsubscribed.')
  return {
    ...page,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    question: async () =>
      within(await screen.findByRole('alertdialog', { name: 'Remove this subscriber for good?' })),
  }
}

describe('The subscribers', () => {
  it('are listed with the record of their consent', async () => {
    const { container } = await show([
      aSubscriber({ dailyMantra: true }),
      aSubscriber({
        id: 's-2',
        address: 'meera@example.org',
        status: 'pending',
        consentNote: 'List at the counter',
      }),
      aSubscriber({ id: 's-3', address: undefined, status: 'unsubscribed' }),
    ])
    const rows = within(screen.getByRole('list', { name: 'Subscribers' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'asha@example.orgSince 10:30 AM, 23 Nov 2026, from the form “footer”, agreed to version 2026-11Daily mantraConfirmedRemove',
      'meera@example.orgImported on 10:30 AM, 23 Nov 2026. They agreed: List at the counterNot confirmed yetRemove',
      'Address deletedSince 10:30 AM, 23 Nov 2026, from the form “footer”, agreed to version 2026-11UnsubscribedRemove',
    ])
    await expectAccessible(container)
  })

  it('are searched and chosen by status, also in the download', async () => {
    const { server, user } = await show()
    await user.selectOptions(screen.getByLabelText('Status'), 'Confirmed')
    await write(user, 'Search', 'asha')
    await expect
      .poll(() => server.received(listSubscribers).at(-1))
      .toEqual({ status: 'confirmed', search: 'asha' })
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/api/admin/subscribers.csv?search=asha&status=confirmed',
    )
  })

  it('are removed only after a question, once', async () => {
    const { press, question, server, user } = await show()
    await press('Remove asha@example.org')
    const confirmation = await question()
    expect(
      confirmation.getByText(/^asha@example.org and the record of consent will be/),
    ).toBeTruthy()
    await user.click(confirmation.getByRole('button', { name: 'Go back' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(server.received(removeSubscriber)).toEqual([])
    const release = server.holds(removeSubscriber, () => {
      server.answers(listSubscribers, { items: [], counts })
      return { status: 'removed' as const }
    })
    await press('Remove asha@example.org')
    const remove = (await question()).getByRole('button', { name: 'Remove for good' })
    await user.click(remove)
    await user.click(remove)
    release()
    expect(await screen.findByText('Removed')).toBeTruthy()
    expect(server.received(removeSubscriber)).toEqual([{ id: 's-1' }])
    expect(await screen.findByText('No subscribers yet')).toBeTruthy()
  })

  it('say why one was not removed', async () => {
    const { press, question, server, user } = await show()
    server.refuses(removeSubscriber, 'not_found')
    await press('Remove asha@example.org')
    await user.click((await question()).getByRole('button', { name: 'Remove for good' }))
    expect(await screen.findByText(/^This does not exist/)).toBeTruthy()
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  })

  it('can be imported', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Import subscribers' }).getAttribute('href')).toBe(
      '/admin/subscribers/import',
    )
  })
})
