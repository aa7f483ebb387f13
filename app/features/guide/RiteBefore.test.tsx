import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { beginWalk } from '#app/offline/guide/walk.ts'
import { ownFamily } from '#app/offline/guide/family.ts'
import { keepWalk, walkOf } from '#app/offline/guide/walks.ts'
import { aRite, aRiteStep } from '#app/test/aRite.ts'
import { aProduct } from '#app/test/builders.ts'
import { render, screen, within } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listProducts } from '#contract/shop/public.ts'
import { RiteBefore } from './RiteBefore.tsx'

const kit = aProduct({ id: 'daily-puja-kit', name: 'Daily Puja Kit', price: 501 })
const sankalp = aRiteStep({ id: 'sankalp', kind: 'sankalp', mantra: undefined })

const show = async (rite = aRite({ steps: [...aRite().steps, sankalp] })) => {
  const server = templeServer()
  server.answers(listProducts, [kit, aProduct({ id: 'other', name: 'Other' })])
  const page = await render(<RiteBefore rite={rite} due="Today" bell={null} save={null} />, {
    server,
  })
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, press }
}

describe('Before a rite', () => {
  it('the form is chosen, and the rite begins in it', async () => {
    const { user, press, address } = await show()
    await user.click(screen.getByRole('radio', { name: /Short form/ }))
    await press('Begin')
    await expect.poll(address).toBe('/puja/guide/daily/steps')
    expect(walkOf('daily')).toMatchObject({ form: 'short', step: 'dhyana' })
  })

  it('a rite that was left is gone on with, or begun anew', async () => {
    keepWalk('daily', { ...beginWalk(aRite(), 'whole', 0), step: 'gandha' })
    const { press } = await show()
    expect(screen.getByRole('link', { name: 'Go on at step 3' })).toBeTruthy()
    await press('Begin anew')
    expect(walkOf('daily')?.step).toBe('dhyana')
    await screen.findByText('The puja begins anew')
    await press('Go on at step 3')
    expect(walkOf('daily')?.step).toBe('gandha')
  })

  it('a rite in its short form is begun anew in it', async () => {
    keepWalk('daily', { ...beginWalk(aRite(), 'short', 0), step: 'gandha' })
    const { press } = await show()
    await press('Begin anew')
    expect(walkOf('daily')).toMatchObject({ form: 'short', step: 'dhyana' })
  })

  it('puts one of each product that is missing into the cart, though several things come in it', async () => {
    const { user, db, press } = await show()
    await user.click(screen.getByRole('checkbox', { name: /Incense/ }))
    expect(await screen.findByText('From our shop: Daily Puja Kit (₹501)')).toBeTruthy()
    await press('Add what is missing to the cart')
    expect(await screen.findByText('1 item added to the cart')).toBeTruthy()
    expect((await db.cart.toArray()).map(({ id, quantity }) => [id, quantity])).toEqual([
      ['daily-puja-kit', 1],
    ])
    expect(await screen.findByText(/In your cart: Daily Puja Kit/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add what is missing to the cart' })).toBeNull()
  })

  it('says on the day of visarjan with what the puja goes on, not when the next one begins', async () => {
    const [light, water, ...others] = aRite().steps
    if (!light || !water) throw new Error('It has steps')
    const rite = aRite({ steps: [light, { ...water, endsDay: true }, ...others] })
    keepWalk('daily', { ...beginWalk(rite, 'whole', 0), step: 'gandha', at: 2 })
    await show(rite)
    expect(screen.getByText('This puja goes on with: Sandal Paste')).toBeTruthy()
    expect(screen.queryByText('Today')).toBeNull()
  })

  it('offers nothing of the shop for what is ticked', async () => {
    const { user } = await show()
    await screen.findByText('From our shop: Daily Puja Kit (₹501)')
    for (const name of [/Incense/, /Lamp/]) await user.click(screen.getByRole('checkbox', { name }))
    expect(screen.queryByText(/From our shop/)).toBeNull()
  })

  it('has the focus in a new name at once, not when another field is typed in', async () => {
    await show()
    const add = await screen.findByRole('button', { name: 'Add a name' })
    act(() => add.click())
    expect(document.activeElement).toBe(screen.getByLabelText('Name 2'))
    act(() => screen.getByRole('button', { name: 'Remove name 2' }).click())
    expect(document.activeElement).toBe(screen.getByLabelText('Name 1'))
  })

  it('keeps the names and the gotra on this phone', async () => {
    const { user, press } = await show()
    const section = (await screen.findByRole('heading', { name: 'Names for the sankalp' }))
      .parentElement
    const fields = within(section ?? document.body)
    await user.type(fields.getByLabelText('Name 1'), 'Sunita')
    await press('Add a name')
    await user.type(fields.getByLabelText('Name 2'), 'Ramesh')
    await user.type(fields.getByLabelText('Gotra'), 'Kashyap')
    expect(ownFamily()).toEqual({ names: ['Sunita', 'Ramesh'], gotra: 'Kashyap' })
    await press('Remove name 1')
    expect(ownFamily().names).toEqual(['Ramesh'])
  })
})
