import { expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { getExamples, getShopState, switchShop } from '#contract/site/setUpAdmin.ts'
import { ShopSwitch } from './ShopSwitch.tsx'

const show = async (state: { isOpen: boolean; examples: number }) => {
  const server = templeServer()
  server.answers(getShopState, state)
  server.answers(getExamples, { products: state.examples, articles: 0 })
  server.answers(switchShop, { isOpen: !state.isOpen })
  return renderOffice(<ShopSwitch />, { server })
}

it('opens the shop with one press once every product is the temple’s own', async () => {
  const { server, user, container } = await show({ isOpen: false, examples: 0 })
  await user.click(await screen.findByRole('button', { name: 'Open the shop' }))
  expect(await screen.findByText('The shop is open')).toBeTruthy()
  expect(server.received(switchShop)).toEqual([{ isOpen: true }])
  await expectAccessible(container)
})

it.each([
  [{ isOpen: false, examples: 2 }, 'Open the shop', /^2 products are still examples/],
  [{ isOpen: true, examples: 0 }, 'Shut the shop', /nobody can order/],
])('asks first with %j', async (state, button, question) => {
  const { server, user } = await show(state)
  await user.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByText(question)).toBeTruthy()
  expect(server.received(switchShop)).toEqual([])
  await user.click(screen.getAllByRole('button', { name: button }).at(-1) as HTMLElement)
  await expect.poll(() => server.received(switchShop)).toEqual([{ isOpen: !state.isOpen }])
})
