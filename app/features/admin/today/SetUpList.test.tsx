import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import type { Role } from '#contract/accounts/roles.ts'
import {
  getExamples,
  getSetUp,
  putSetUpAway,
  removeExamples,
  settleStep,
  setUpSteps,
  type SetUp,
} from '#contract/site/setUpAdmin.ts'
import { SetUpList } from './SetUpList.tsx'

const aSetUp = (change: Partial<SetUp> = {}): SetUp => ({
  isPutAway: false,
  steps: setUpSteps.map((name) => ({ name, isDone: name === 'upi' })),
  ...change,
})

const show = async (setUp: SetUp | undefined, role: Role = 'admin') => {
  const server = templeServer()
  server.answers(getSetUp, setUp ? { setUp } : {})
  server.answers(getExamples, { products: 18, articles: 9 })
  return renderOffice(<SetUpList />, { server, me: { role } })
}

describe('The set-up list', () => {
  it('says what is done, and leads to where the rest is done', async () => {
    const { container } = await show(aSetUp())
    expect(await screen.findByText('1 of 12 done')).toBeTruthy()
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('Address, phone and email')).toBe('/admin/settings/temple')
    expect(link('Products, and opening the shop')).toBe('/admin/shop')
    expect(screen.getByText('UPI ID for donations').closest('li')?.textContent).toMatch(/^Done/)
    expect(screen.getAllByText('To do')).toHaveLength(11)
    await expectAccessible(container)
  })

  it('takes staff’s word for what may be right as it is, and only for that', async () => {
    const steps = setUpSteps.map((name) =>
      name === 'hours' ? { name, isDone: true, isSettled: true as const } : { name, isDone: false },
    )
    const { server, user } = await show(aSetUp({ steps }))
    server.answers(settleStep, { setUp: aSetUp() })
    await user.click(
      await screen.findByRole('button', { name: 'Pujas and their prices: They are right' }),
    )
    await user.click(screen.getByRole('button', { name: 'Change: Opening hours' }))
    expect(server.received(settleStep)).toEqual([
      { step: 'pujas', isSettled: true },
      { step: 'hours', isSettled: false },
    ])
    expect(screen.queryByRole('button', { name: /^A first backup/ })).toBeNull()
  })

  it('asks before the examples are removed, and removes those that are ticked', async () => {
    const { server, user } = await show(aSetUp())
    server.answers(removeExamples, { products: 18, articles: 0 })
    await user.click(await screen.findByRole('button', { name: 'Remove the examples' }))
    await user.click(screen.getByLabelText('9 articles of the blog'))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Removed: 18 products')).toBeTruthy()
    expect(server.received(removeExamples)).toEqual([{ products: true, articles: false }])
  })

  it('can be put away', async () => {
    const { server, user } = await show(aSetUp())
    server.answers(putSetUpAway, { setUp: aSetUp({ isPutAway: true }) })
    server.answers(getSetUp, { setUp: aSetUp({ isPutAway: true }) })
    await user.click(await screen.findByRole('button', { name: 'Put this list away' }))
    await expect.poll(() => screen.queryByText('Set up your temple')).toBeNull()
    expect(await screen.findByText(/^The set-up list is put away/)).toBeTruthy()
  })

  it.each<[string, SetUp | undefined, Role]>([
    ['a temple that is set up', undefined, 'admin'],
    ['one that has done it all', aSetUp({ steps: [{ name: 'upi', isDone: true }] }), 'admin'],
    ['staff who may not change the settings', aSetUp(), 'editor'],
  ])('is not there for %s', async (_, setUp, role) => {
    const { office } = await show(setUp, role)
    await expect.poll(() => office.isFetching()).toBe(0)
    expect(screen.queryByText('Set up your temple')).toBeNull()
  })
})
