import { createEvent, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStaffMantra } from '#app/test/aStaffMantra.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import {
  listStaffMantras,
  orderMantras,
  publishMantras,
  restoreMantra,
  type StaffMantraSummary,
} from '#contract/mantras/admin.ts'
import { MantraOrder } from './MantraOrder.tsx'

const aRow = (id: string, change: Partial<StaffMantraSummary> = {}): StaffMantraSummary => {
  const { isFeatured, status, version, updatedAt } = aStaffMantra()
  const [title, lineCount, timedLineCount] = [id.toUpperCase(), 2, 0]
  return { id, title, isFeatured, status, version, updatedAt, lineCount, timedLineCount, ...change }
}

const aPage = (items: StaffMantraSummary[]) => {
  const counts = { draft: items.length, scheduled: 0, published: 0, deleted: 0 }
  return { items, total: items.length, counts }
}
const inOrder = (ids: string) => aPage(ids.split(' ').map((id) => aRow(id)))

const show = async (list: 'mantras' | 'aartis' = 'mantras') => {
  const server = templeServer()
  server.answers(listStaffMantras, inOrder('a b c'))
  const page = await renderOffice(<MantraOrder list={list} />, { server })
  const rows = await screen.findByRole('list', {
    name: list === 'aartis' ? 'Aartis and stotras' : 'Mantras',
  })
  const button = (name: string) => within(rows).getByRole('button', { name })
  const rowOf = (title: string) => {
    const row = within(rows).getByText(title).closest('[draggable]')
    if (!row) throw new Error(`${title} has no row`)
    return row
  }
  const drag = (kind: 'dragStart' | 'drop', title: string) => {
    const event = createEvent[kind](rowOf(title))
    Object.defineProperty(event, 'dataTransfer', { value: { setData: () => undefined } })
    fireEvent(rowOf(title), event)
  }
  return {
    ...page,
    button,
    drag,
    isOff: (name: string) => button(name).getAttribute('aria-disabled') === 'true',
    order: () =>
      within(rows)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    press: (name: string) => page.user.click(button(name)),
    /** The server takes orders, and lists the mantras in the latest. */
    takesOrders: () =>
      server.answers(orderMantras, ({ ids }) => {
        server.answers(listStaffMantras, inOrder(ids.join(' ')))
        return { ids }
      }),
  }
}

it('many drafts are published in one press', async () => {
  const { server, user } = await show()
  server.answers(publishMantras, ({ items }) => ({
    done: items.map(({ id, version }) => ({ id, version: version + 1 })),
    leftOut: [],
  }))
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select B' }))
  const drafts = screen.getByRole('button', { name: /^(Publish|Change) 2/ })
  await user.click(drafts)
  expect(await screen.findByText('2 changed')).toBeTruthy()
  expect(server.received(publishMantras)[0]?.items.map(({ id }) => id)).toEqual(['a', 'c'])
})

describe('The order of the mantras', () => {
  it.each([
    ['Move up: C', ['a', 'c', 'b']],
    ['Move down: A', ['b', 'a', 'c']],
  ])('is changed by a button: %s', async (name, ids) => {
    const { press, takesOrders, order, server, container } = await show()
    takesOrders()
    await expectAccessible(container)
    await press(name)
    expect(await screen.findByText('The new order is saved')).toBeTruthy()
    expect(server.received(orderMantras)).toEqual([{ ids, list: 'mantras' }])
    await expect.poll(order).toEqual(ids.map((id) => id.toUpperCase()))
  })

  it('of the other texts is their own', async () => {
    const { press, takesOrders, server } = await show('aartis')
    takesOrders()
    await press('Move down: B')
    await expect
      .poll(() => server.received(orderMantras))
      .toEqual([{ ids: ['a', 'c', 'b'], list: 'aartis' }])
    expect(server.received(listStaffMantras)[0]).toMatchObject({ list: 'aartis' })
  })

  it('is changed by the keyboard, on and on, and the focus goes with the row', async () => {
    const { button, takesOrders, order, isOff, user } = await show()
    takesOrders()
    button('Move up: C').focus()
    await user.keyboard('{Enter}')
    await expect.poll(order).toEqual(['A', 'C', 'B'])
    await expect.poll(() => isOff('Move up: C')).toBe(false)
    expect(document.activeElement).toBe(button('Move up: C'))
    await user.keyboard(' ')
    await expect.poll(order).toEqual(['C', 'A', 'B'])
    // At the top it goes no further, and the keyboard has not lost its place.
    expect(isOff('Move up: C')).toBe(true)
    expect(button('Move up: C')).toHaveProperty('disabled', false)
    expect(document.activeElement).toBe(button('Move up: C'))
  })

  it('ends at the first and the last row', async () => {
    const { press, isOff, server } = await show()
    expect([isOff('Move up: A'), isOff('Move down: C')]).toEqual([true, true])
    await press('Move up: A')
    await press('Move down: C')
    expect(server.received(orderMantras)).toEqual([])
  })

  it('is changed by dragging a row, wherever it is dropped', async () => {
    const { drag, takesOrders, server } = await show()
    takesOrders()
    drag('dragStart', 'C')
    drag('drop', 'A')
    await expect.poll(() => server.received(orderMantras)[0]?.ids).toEqual(['c', 'a', 'b'])
  })

  it('moves the row that was dragged, also if the list was read again meanwhile', async () => {
    const { drag, takesOrders, server, office, order } = await show()
    takesOrders()
    drag('dragStart', 'C')
    server.answers(listStaffMantras, inOrder('c a b'))
    await office.invalidateQueries()
    await expect.poll(order).toEqual(['C', 'A', 'B'])
    drag('drop', 'B')
    await expect.poll(() => server.received(orderMantras)[0]?.ids).toEqual(['a', 'b', 'c'])
  })

  it('stays if a row is dropped where it was, or something else is dropped', async () => {
    const { drag, server } = await show()
    drag('drop', 'A')
    drag('dragStart', 'B')
    drag('drop', 'B')
    drag('drop', 'A')
    expect(server.received(orderMantras)).toEqual([])
  })

  it('takes one change at a time, each on the order that the last one made', async () => {
    const { press, server, isOff, order } = await show()
    const answer = server.holds(orderMantras, { ids: ['a', 'c', 'b'] })
    await press('Move up: C')
    expect(isOff('Move down: A')).toBe(true)
    await press('Move up: C')
    const list = server.holds(listStaffMantras, inOrder('a c b'))
    answer()
    expect(await screen.findByText('The new order is saved')).toBeTruthy()
    // The old order is still shown: a change of it would undo the one before.
    await press('Move down: A')
    expect(server.received(orderMantras)).toHaveLength(1)
    list()
    await expect.poll(order).toEqual(['A', 'C', 'B'])
    server.answers(orderMantras, ({ ids }) => ({ ids }))
    await press('Move down: A')
    await expect.poll(() => server.received(orderMantras)[1]?.ids).toEqual(['c', 'a', 'b'])
  })

  it('is read again if somebody added or deleted one meanwhile', async () => {
    const { press, server, order, button } = await show()
    server.refuses(orderMantras, 'changed_meanwhile', { detail: 'A mantra was added meanwhile' })
    server.answers(listStaffMantras, inOrder('a b c d'))
    await press('Move up: C')
    expect(await screen.findByText('A mantra was added meanwhile')).toBeTruthy()
    await expect.poll(order).toEqual(['A', 'B', 'C', 'D'])
    expect(document.activeElement).toBe(button('Move up: C'))
  })

  it('stays as it was if it could not be saved', async () => {
    const { press, server, order, isOff, takesOrders } = await show()
    server.refuses(orderMantras, 'internal')
    await press('Move up: C')
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    expect(order()).toEqual(['A', 'B', 'C'])
    takesOrders()
    await expect.poll(() => isOff('Move up: C')).toBe(false)
    await press('Move up: C')
    await expect.poll(order).toEqual(['A', 'C', 'B'])
  })

  it('cannot be changed while only some are shown; a deleted one is restored there', async () => {
    const { server, user } = await show()
    const items = [aRow('d', { deletedAt: '2026-11-20T05:00:00Z' }), aRow('e'), aRow('f')]
    server.answers(listStaffMantras, aPage(items))
    await user.type(screen.getByRole('searchbox'), 'x')
    const restore = await screen.findByRole('button', { name: 'Restore' })
    for (const name of ['Move up: F', 'Move down: E'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    server.answers(restoreMantra, aStaffMantra({ id: 'd' }))
    await user.click(restore)
    await expect.poll(() => server.received(restoreMantra)).toEqual([{ id: 'd' }])
    expect(server.headers(restoreMantra)[0]?.get('if-match')).toBe('"3"')
  })

  it('cannot be changed before all are loaded', async () => {
    const server = templeServer()
    server.answers(listStaffMantras, { ...inOrder('a b c'), next: 'after-c' })
    const { user } = await renderOffice(<MantraOrder list="mantras" />, { server })
    const up = await screen.findByRole('button', { name: 'Move up: B' })
    expect(up.getAttribute('aria-disabled')).toBe('true')
    server.answers(listStaffMantras, ({ after }) => ({
      ...(after === undefined ? { ...inOrder('a b c'), next: 'after-c' } : inOrder('d')),
    }))
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await expect.poll(() => up.getAttribute('aria-disabled')).not.toBe('true')
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(listStaffMantras, 'unavailable')
    const { user } = await renderOffice(<MantraOrder list="mantras" />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(listStaffMantras, inOrder('a'))
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'A' })).toBeTruthy()
  })
})
