import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { type AartiOrder as Order, arrangeAarti, getAartiOrder } from '#contract/mantras/admin.ts'
import { AartiOrder } from './AartiOrder.tsx'

const texts = (ids: string) =>
  ids.split('').map((id) => ({ id, title: `Text ${id.toUpperCase()}` }))
const anOrder = (sung: string, others = 'xy'): Order => ({
  sung: texts(sung),
  others: texts(others),
})

const show = async (order = anOrder('abc')) => {
  const server = templeServer()
  server.answers(getAartiOrder, order)
  const page = await renderOffice(<AartiOrder />, { server })
  const list = await screen.findByRole('list', { name: 'Order of the aarti' })
  const button = (name: string) => screen.getByRole('button', { name })
  return {
    ...page,
    list,
    button,
    isOff: (name: string) => button(name).getAttribute('aria-disabled') === 'true',
    rows: () =>
      within(list)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
    press: (name: string) => page.user.click(button(name)),
    /** The server applies the requested order. */
    arranges: () =>
      server.answers(arrangeAarti, ({ ids }) => {
        const all = 'abcxy'.split('').filter((id) => !ids.includes(id))
        const arranged = anOrder(ids.join(''), all.join(''))
        server.answers(getAartiOrder, arranged)
        return arranged
      }),
  }
}

describe('The order of the aarti', () => {
  it.each([
    ['Move up: Text C', 'acb'],
    ['Move down: Text A', 'bac'],
    ['Leave out: Text B', 'ac'],
    ['Add to the aarti', 'abcx'],
  ])('is changed by a press: %s', async (name, ids) => {
    const { press, arranges, rows, server, container } = await show()
    arranges()
    await expectAccessible(container)
    await press(name)
    expect(await screen.findByText('The order of the aarti is saved')).toBeTruthy()
    expect(server.received(arrangeAarti)).toEqual([{ ids: ids.split(''), was: ['a', 'b', 'c'] }])
    await expect
      .poll(rows)
      .toEqual(ids.split('').map((id, at) => `${at + 1}. Text ${id.toUpperCase()}`))
  })

  it('gets the text that was chosen, and then offers the next', async () => {
    const { press, arranges, rows, user } = await show()
    arranges()
    const choice = screen.getByLabelText('Mantra, stotra or aarti')
    await user.selectOptions(choice, 'Text Y')
    await press('Add to the aarti')
    await expect.poll(() => rows().at(-1)).toBe('4. Text Y')
    expect(choice).toHaveProperty('value', 'x')
    await press('Add to the aarti')
    await expect.poll(() => rows().at(-1)).toBe('5. Text X')
    expect(screen.queryByRole('button', { name: 'Add to the aarti' })).toBeNull()
  })

  it('is changed by the keyboard, on and on, and the focus goes with the row', async () => {
    const { button, arranges, rows, isOff, user } = await show()
    arranges()
    button('Move up: Text C').focus()
    await user.keyboard('{Enter}')
    await expect.poll(() => rows()[1]).toBe('2. Text C')
    await expect.poll(() => isOff('Move up: Text C')).toBe(false)
    await user.keyboard(' ')
    await expect.poll(() => rows()[0]).toBe('1. Text C')
    expect(isOff('Move up: Text C')).toBe(true)
    expect(button('Move up: Text C')).toHaveProperty('disabled', false)
    expect(document.activeElement).toBe(button('Move up: Text C'))
  })

  it('has the focus after a row has gone', async () => {
    const { press, arranges, rows, list } = await show()
    arranges()
    await press('Leave out: Text B')
    await expect.poll(rows).toHaveLength(2)
    await expect.poll(() => document.activeElement).toBe(list)
  })

  it('ends at the first and the last row', async () => {
    const { press, isOff, server } = await show()
    expect([isOff('Move up: Text A'), isOff('Move down: Text C')]).toEqual([true, true])
    await press('Move up: Text A')
    await press('Move down: Text C')
    expect(server.received(arrangeAarti)).toEqual([])
  })

  it('takes one change at a time, each on the order that the last one made', async () => {
    const { press, server, isOff, arranges } = await show()
    const answer = server.holds(arrangeAarti, anOrder('acb'))
    await press('Move up: Text C')
    for (const name of ['Move up: Text C', 'Move down: Text A', 'Leave out: Text A'])
      expect(isOff(name)).toBe(true)
    await press('Move up: Text C')
    await press('Leave out: Text A')
    const list = server.holds(getAartiOrder, anOrder('acb'))
    answer()
    expect(await screen.findByText('The order of the aarti is saved')).toBeTruthy()
    // The old order is still shown: a change of it would be refused as somebody else's.
    await press('Leave out: Text A')
    expect(server.received(arrangeAarti)).toHaveLength(1)
    list()
    await expect.poll(() => isOff('Leave out: Text A')).toBe(false)
    arranges()
    await press('Leave out: Text A')
    await expect
      .poll(() => server.received(arrangeAarti)[1])
      .toEqual({ ids: ['c', 'b'], was: ['a', 'c', 'b'] })
  })

  it('is read again if somebody else changed it meanwhile', async () => {
    const { press, server, rows } = await show()
    server.refuses(arrangeAarti, 'changed_meanwhile', { detail: 'The aarti was changed' })
    server.answers(getAartiOrder, anOrder('cab'))
    await press('Move up: Text B')
    expect(await screen.findByText('The aarti was changed')).toBeTruthy()
    await expect.poll(rows).toEqual(['1. Text C', '2. Text A', '3. Text B'])
  })

  it('stays as it was if it could not be saved', async () => {
    const { press, server, rows, network, isOff, arranges } = await show()
    network.lose()
    await press('Move up: Text C')
    expect(await screen.findByText(/^Could not connect/)).toBeTruthy()
    expect(rows()).toEqual(['1. Text A', '2. Text B', '3. Text C'])
    network.regain()
    arranges()
    await expect.poll(() => isOff('Move up: Text C')).toBe(false)
    await press('Move up: Text C')
    await expect.poll(() => rows()[1]).toBe('2. Text C')
    expect(server.received(arrangeAarti)).toHaveLength(1)
  })

  it('may be empty', async () => {
    await show(anOrder(''))
    expect(screen.getByText('Nothing is sung yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add to the aarti' })).toBeTruthy()
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = templeServer()
    server.refuses(getAartiOrder, 'unavailable')
    const { user } = await renderOffice(<AartiOrder />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getAartiOrder, anOrder('a'))
    await user.click(again)
    expect(await screen.findByText('1. Text A')).toBeTruthy()
  })
})
