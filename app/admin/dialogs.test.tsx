import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { write } from '#app/test/write.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { Failure } from './failure.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

const onConfirm = vi.fn()

function Question({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete it?"
        confirm="Delete for good"
        isBusy={isBusy}
        onConfirm={onConfirm}
        onClose={() => setIsOpen(false)}
      >
        <p>It cannot be undone.</p>
      </ConfirmDialog>
    </>
  )
}

function Password({ failure, isBusy = false }: { failure?: Failure; isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Disable
      </button>
      <PasswordDialog
        isOpen={isOpen}
        title="Disable it?"
        confirm="Disable account"
        isNotified
        failure={failure}
        isBusy={isBusy}
        onConfirm={onConfirm}
        onClose={() => setIsOpen(false)}
      >
        <p>They are logged out.</p>
      </PasswordDialog>
    </>
  )
}

const show = async (node: React.ReactNode, opener: string) => {
  onConfirm.mockClear()
  const page = await renderOffice(node)
  const open = screen.getByRole('button', { name: opener })
  await page.user.click(open)
  const dialog = await screen.findByRole('alertdialog')
  return {
    ...page,
    open,
    dialog,
    closed: () => expect.poll(() => screen.queryByRole('alertdialog')).toBeNull(),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}

describe('A question before something final', () => {
  it('has its title and text, and begins with the focus on Go back', async () => {
    const { dialog } = await show(<Question />, 'Delete')
    expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBe(dialog)
    expect(dialog.textContent).toContain('It cannot be undone.')
    const back = screen.getByRole('button', { name: 'Go back' })
    await expect.poll(() => document.activeElement).toBe(back)
    await expectAccessible(dialog)
  })

  it('does nothing after Go back, and gives the focus back', async () => {
    const { press, closed, open } = await show(<Question />, 'Delete')
    await press('Go back')
    await closed()
    await expect.poll(() => document.activeElement).toBe(open)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('does nothing after Escape, and gives the focus back', async () => {
    const { user, closed, open } = await show(<Question />, 'Delete')
    await user.keyboard('{Escape}')
    await closed()
    await expect.poll(() => document.activeElement).toBe(open)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('does it on a press, once', async () => {
    const { press } = await show(<Question />, 'Delete')
    await press('Delete for good')
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('cannot be pressed while it is being done', async () => {
    const { press } = await show(<Question isBusy />, 'Delete')
    await press('Delete for good')
    expect(onConfirm).not.toHaveBeenCalled()
  })
})

describe('A question for the password', () => {
  it('begins in the field, and gives what was typed', async () => {
    const { user, dialog } = await show(<Password />, 'Disable')
    const field = screen.getByLabelText('Your current password')
    await expect.poll(() => document.activeElement).toBe(field)
    expect(field.getAttribute('type')).toBe('password')
    expect(screen.getByText('We email the other administrators about this change.')).toBeTruthy()
    await expectAccessible(dialog)
    await write(user, 'Your current password', ' secret ')
    await user.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(' secret ')
  })

  it('is empty each time it opens', async () => {
    const { user, press, closed } = await show(<Password />, 'Disable')
    await write(user, 'Your current password', 'secret')
    await press('Go back')
    await closed()
    await press('Disable')
    expect(await screen.findByLabelText('Your current password')).toHaveProperty('value', '')
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('says at the field that the password was wrong', async () => {
    const fields = [{ pointer: '#/currentPassword', detail: 'This is not it' }]
    await show(<Password failure={{ kind: 'wrong', fields }} />, 'Disable')
    const field = screen.getByLabelText('Your current password')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('This is not it')).toBeTruthy()
    expect(screen.queryByText('Please check the highlighted fields.')).toBeNull()
  })

  it('says any other failure above its buttons', async () => {
    await show(<Password failure={{ kind: 'tooOften', fields: [] }} />, 'Disable')
    expect(screen.getByText('Too many attempts. Please wait a minute and try again.')).toBeTruthy()
  })

  it('cannot be sent while it is being done', async () => {
    const { press } = await show(<Password isBusy />, 'Disable')
    await press('Disable account')
    expect(onConfirm).not.toHaveBeenCalled()
  })
})
