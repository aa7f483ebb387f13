import { describe, expect, it, vi } from 'vitest'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import type { Role } from '#contract/accounts/roles.ts'
import { keysOf } from '#app/admin/keys/counterKeys.ts'
import { Keys } from './Keys.tsx'

const show = async (role: Role = 'desk') => {
  const handleNext = vi.fn()
  const page = await renderOffice(
    <>
      <Keys />
      <main>
        <form>
          <input type="radio" name="method" value="upi" />
          <input type="radio" name="method" value="cash" defaultChecked aria-label="Cash" />
          <input aria-label="Amount" />
        </form>
      </main>
      <button type="button" aria-keyshortcuts={keysOf('counter/sale')} onClick={handleNext}>
        Next sale
      </button>
    </>,
    { me: { role }, at: '/admin/bookings' },
  )
  return { ...page, handleNext }
}

describe('The keys of the office', () => {
  it.each([
    ['1', '/admin/counter/booking'],
    ['2', '/admin/counter/donation'],
    ['4', '/admin/counter/donation/hundi'],
    ['5', '/admin/counter/cash'],
  ])('open with Alt and %s %s', async (digit, path) => {
    const { user, address } = await show()
    await user.keyboard(`{Alt>}${digit}{/Alt}`)
    await expect.poll(address).toBe(path)
  })

  it('work while something is typed, and leave plain digits alone', async () => {
    const { user, address } = await show()
    await user.type(screen.getByLabelText('Amount'), '501?')
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '501?')
    expect(address()).toBe('/admin/bookings')
    await user.keyboard('{Alt>}2{/Alt}')
    await expect.poll(address).toBe('/admin/counter/donation')
  })

  it('open the next entry where the last one was recorded', async () => {
    const { user, address, handleNext } = await show()
    await user.keyboard('{Alt>}3{/Alt}')
    expect(handleNext).toHaveBeenCalledOnce()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Cash'))
    expect(address()).toBe('/admin/bookings')
  })

  it('are listed, and wait while a question is open', async () => {
    const { user, address } = await show()
    await user.keyboard('?')
    const list = within(await screen.findByRole('alertdialog', { name: 'Keyboard shortcuts' }))
    expect(list.getByRole('row', { name: 'Hundi Alt+4' })).toBeTruthy()
    await user.keyboard('{Alt>}1{/Alt}')
    expect(address()).toBe('/admin/bookings')
    await user.click(list.getByRole('button', { name: 'Close' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  })

  it('are those of the role', async () => {
    const { user, address } = await show('priest')
    await user.keyboard('{Alt>}1{/Alt}')
    expect(address()).toBe('/admin/bookings')
    await user.click(screen.getByRole('button', { name: 'Keys' }))
    const list = within(await screen.findByRole('alertdialog'))
    expect(list.queryByText('New booking')).toBeNull()
    expect(list.getByText('Ctrl+K')).toBeTruthy()
  })
})
