import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { useModal } from './useModal.ts'

function Question({ onClose }: { onClose: () => void }) {
  const dialog = useModal()
  return (
    <dialog ref={dialog} onClose={onClose} aria-label="Question">
      <input aria-label="Answer" />
    </dialog>
  )
}

it('a native dialog opens, and closes by Escape where the browser leaves that to the page', async () => {
  const onClose = vi.fn()
  const { user } = await render(<Question onClose={onClose} />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Question' })
  expect(dialog.open).toBe(true)
  await act(async () => screen.getByLabelText('Answer').focus())
  await user.keyboard('a')
  expect(dialog.open).toBe(true)
  await user.keyboard('{Escape}')
  expect(dialog.open).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})
