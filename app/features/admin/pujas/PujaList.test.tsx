import { describe, expect, it } from 'vitest'
import { aStaffPuja } from '#app/test/aStaffPuja.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listStaffPujas, orderPujas, switchPujas } from '#contract/bookings/pujasAdmin.ts'
import { PujaList } from './PujaList.tsx'

const ganesh = aStaffPuja({ comingBookings: 1 })
const lakshmi = aStaffPuja({ id: 'lakshmi', name: 'Lakshmi Puja', isOn: false })
const custom = aStaffPuja({
  id: 'custom',
  name: 'Custom Puja',
  price: undefined,
  hours: undefined,
  shortDescription: undefined,
})

const show = async () => {
  const server = templeServer()
  server.answers(listStaffPujas, [ganesh, lakshmi, custom])
  const page = await renderOffice(<PujaList />, { server })
  const list = within(await screen.findByRole('list', { name: 'Pujas in their order' }))
  return {
    ...page,
    rows: () => list.getAllByRole('listitem').map(({ textContent }) => textContent),
    names: () => list.getAllByRole('link').map((link) => link.firstChild?.textContent),
    move: (name: string) => page.user.click(list.getByRole('button', { name })),
    link: (name: string) => list.getByRole('link', { name: new RegExp(name) }),
  }
}

describe('The pujas', () => {
  it('are listed in their order, each with what matters, and lead to their pages', async () => {
    const { rows, link, container } = await show()
    expect(rows()).toEqual([
      'Ganesh Pujafrom ₹2,100 · 1-1½ hours · durva, modak, aarti · 1 booking to come',
      'Lakshmi Pujafrom ₹2,100 · 1-1½ hours · durva, modak, aartiOff',
      'Custom Pujaby arrangement',
    ])
    expect(link('Lakshmi').getAttribute('href')).toBe('/admin/pujas/lakshmi')
    expect(screen.getByRole('link', { name: 'Add a puja' }).getAttribute('href')).toBe(
      '/admin/pujas/new',
    )
    await expectAccessible(container)
  })

  it.each([
    ['Move Custom Puja up', ['ganesh', 'custom', 'lakshmi']],
    ['Move Ganesh Puja down', ['lakshmi', 'ganesh', 'custom']],
  ])('change places: %s', async (name, ids) => {
    const { move, names, server } = await show()
    const all = [ganesh, lakshmi, custom]
    server.answers(orderPujas, () => {
      server.answers(
        listStaffPujas,
        ids.map((id) => all.find((puja) => puja.id === id) ?? ganesh),
      )
      return { ids }
    })
    await move(name)
    expect(await screen.findByText('The new order is saved')).toBeTruthy()
    expect(server.received(orderPujas)).toEqual([{ ids, was: ['ganesh', 'lakshmi', 'custom'] }])
    await expect.poll(() => names()[1]).toBe(all.find(({ id }) => id === ids[1])?.name)
  })

  it('cannot go beyond the ends, and wait while one is moved', async () => {
    const { move, server } = await show()
    const isOff = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
    expect(isOff('Move Ganesh Puja up')).toBe(true)
    expect(isOff('Move Custom Puja down')).toBe(true)
    const release = server.holds(orderPujas, { ids: ['lakshmi', 'ganesh', 'custom'] })
    await move('Move Lakshmi Puja up')
    await expect.poll(() => isOff('Move Lakshmi Puja down')).toBe(true)
    await move('Move Lakshmi Puja down')
    const list = server.holds(listStaffPujas, [lakshmi, ganesh, custom])
    release()
    await screen.findByText('The new order is saved')
    // The old order is still shown: a change of it would be refused as somebody else's.
    await move('Move Custom Puja up')
    expect(server.received(orderPujas)).toHaveLength(1)
    list()
    await expect.poll(() => isOff('Move Lakshmi Puja down')).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Custom Puja up' }))
  })

  it('are read again if somebody else moved them meanwhile', async () => {
    const { move, names, server } = await show()
    server.refuses(orderPujas, 'changed_meanwhile', { detail: 'The order was changed' })
    server.answers(listStaffPujas, [custom, ganesh, lakshmi])
    await move('Move Custom Puja up')
    expect(await screen.findByText('The order was changed')).toBeTruthy()
    await expect.poll(names).toEqual(['Custom Puja', 'Ganesh Puja', 'Lakshmi Puja'])
  })

  it('are switched off together once it is said how many bookings stay, and on again', async () => {
    const { server, user } = await show()
    server.answers(switchPujas, ({ items }) => ({
      done: items.slice(0, 1).map(({ id, version }) => ({ id, version: version + 1 })),
      leftOut: items.slice(1).map(({ id }) => ({ id, reason: 'Someone changed this.' })),
    }))
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await user.click(screen.getByRole('checkbox', { name: 'Select all 3' }))
    expect(screen.getByRole('button', { name: 'Switch 1 on' })).toBeTruthy()
    await press('Switch 2 off')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Switch 2 pujas off?' }))
    expect(dialog.getByText(/^One booking is still to come. It stays/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Switch off' }))
    expect(await screen.findByText('1 changed')).toBeTruthy()
    expect(screen.getAllByText('1 left out. Custom Puja: Someone changed this.')).not.toEqual([])
    await press('Undo')
    await expect
      .poll(() => server.received(switchPujas))
      .toEqual([
        {
          isOn: false,
          items: [
            { id: 'ganesh', version: 3 },
            { id: 'custom', version: 3 },
          ],
        },
        { isOn: true, items: [{ id: 'ganesh', version: 4 }] },
      ])
  })

  it('that cannot be loaded are asked for again', async () => {
    const server = templeServer()
    server.refuses(listStaffPujas, 'unavailable')
    const { user } = await renderOffice(<PujaList />, { server })
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(listStaffPujas, [ganesh])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ganesh Puja')).toBeTruthy()
  })
})
