import { Link } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'

const show = async (props: { isDirty: boolean; isAutosaved?: boolean }) => {
  const page = await renderOffice(
    <>
      <LeaveGuard {...props} />
      <Link to={'/admin/other' as '/'}>Elsewhere</Link>
    </>,
    { at: '/admin/here' },
  )
  return {
    ...page,
    leave: () => page.user.click(screen.getByText('Elsewhere')),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}

describe('A page with unsaved changes', () => {
  it('asks before it is left, and stays', async () => {
    const { leave, press, address } = await show({ isDirty: true })
    await leave()
    expect(await screen.findByText('Your changes are not saved yet.')).toBeTruthy()
    await press('Stay here')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(address()).toBe('/admin/here')
  })

  it('stays after Escape, too', async () => {
    const { leave, user, address } = await show({ isDirty: true })
    await leave()
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect(address()).toBe('/admin/here')
  })

  it('is left after Discard and leave', async () => {
    const { leave, press, address } = await show({ isDirty: true })
    await leave()
    await screen.findByRole('alertdialog')
    await press('Discard and leave')
    await expect.poll(address).toBe('/admin/other')
  })

  it('says that it is kept as a draft', async () => {
    const { leave, press, address } = await show({ isDirty: true, isAutosaved: true })
    await leave()
    expect(await screen.findByText(/we keep them here as your draft/)).toBeTruthy()
    await press('Leave')
    await expect.poll(address).toBe('/admin/other')
  })
})

describe('A page without changes', () => {
  it('is left without a question', async () => {
    const { leave, address } = await show({ isDirty: false })
    await leave()
    await expect.poll(address).toBe('/admin/other')
  })
})
