import { describe, expect, it, vi } from 'vitest'
import { act, fireEvent } from '@testing-library/react'
import { render, screen } from '#app/test/render.tsx'
import { showToast, type Toast } from './toasts.ts'

const say = (toast: Toast) => act(async () => showToast(toast))

const thanks: Toast = { title: 'Thanks for subscribing!', tone: 'success' }
const failed: Toast = { title: 'Login failed', tone: 'destructive' }

const shown = (title: string) => screen.queryByText(title, { selector: '[role=region] li *' })

/** A page with a toast; its code is loaded. */
const show = async (toast: Toast = thanks) => {
  const page = await render(<button type="button">Here</button>)
  await say(toast)
  await expect.poll(() => shown(toast.title)).toBeTruthy()
  return page
}

describe('A message', () => {
  it('stays for five seconds', async () => {
    await show()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await say(failed)
    expect(shown(failed.title)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(4_990))
    expect(shown(failed.title)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(shown(failed.title)).toBeNull()
  })

  it('is announced in words apart from each other', async () => {
    const action = { label: 'View cart', onAction: () => undefined }
    await show({ title: 'Added to cart', description: 'Puja Kit', note: 'The last one', action })
    const spoken = () => document.querySelector('[role=status], [role=alert]')?.textContent ?? ''
    await expect
      .poll(() => spoken().replaceAll(/\s+/g, ' '))
      .toMatch(/Added to cart Puja Kit The last one View cart/)
  })

  it('gives way to the next', async () => {
    await show()
    await say(failed)
    expect(shown(failed.title)).toBeTruthy()
    expect(shown(thanks.title)).toBeNull()
  })

  it('waits for an answer where one is asked', async () => {
    const onAction = vi.fn()
    const update = {
      title: 'A new version is ready',
      durationMs: Infinity,
      action: { label: 'Update now', onAction },
    }
    const { user } = await show(update)
    await user.click(screen.getByText('Update now'))
    expect(onAction).toHaveBeenCalledOnce()
    await expect.poll(() => shown(update.title)).toBeNull()
  })

  it('can be closed', async () => {
    const { user } = await show()
    await user.click(screen.getByLabelText('Close'))
    await expect.poll(() => shown(thanks.title)).toBeNull()
  })

  it('has the focus after F8, and goes with Escape', async () => {
    const { user } = await show()
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    await expect.poll(() => document.activeElement?.closest('[role=region]')).toBeTruthy()
    await user.keyboard('{Escape}')
    await expect.poll(() => shown(thanks.title)).toBeNull()
  })
})
