import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useGoingOn } from './useGoingOn.ts'

/** A step of two minutes whose text takes so many screens. */
const perform = (screens: number) => {
  const opened = performance.now()
  let unread = screens - 1
  const next = vi.fn()
  const readOn = () => {
    if (unread === 0) return false
    unread -= 1
    hook.rerender()
    return true
  }
  const hook = renderHook(() =>
    useGoingOn(
      true,
      { onNext: next, hasMore: unread > 0, readOn },
      () => opened + 120_000 - performance.now(),
    ),
  )
  onTestFinished(hook.unmount)
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1)
      await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  return { hook, next, pass, unread: () => unread }
}

describe('A step that goes on', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
  })

  it('does so when its time is over', async () => {
    const { next, pass } = perform(1)
    await pass(119)
    expect(next).not.toHaveBeenCalled()
    await pass(2)
    expect(next).toHaveBeenCalledOnce()
  })

  it('is read to its end within that time', async () => {
    const { next, pass, unread } = perform(3)
    await pass(31)
    expect(unread()).toBe(1)
    await pass(30)
    expect(unread()).toBe(0)
    await pass(58)
    expect(next).not.toHaveBeenCalled()
    await pass(2)
    expect(next).toHaveBeenCalledOnce()
  })

  it('leaves time for its last screen, though its own is over', async () => {
    const { next, pass, unread } = perform(6)
    await pass(160)
    expect(unread()).toBe(0)
    expect(next).not.toHaveBeenCalled()
    await pass(21)
    expect(next).toHaveBeenCalledOnce()
  })

  it('stays on the screen at which the family stays', async () => {
    const { hook, next, pass, unread } = perform(2)
    act(() => hook.result.current.onStay())
    await pass(300)
    expect(unread()).toBe(1)
    act(() => hook.result.current.onStay())
    await pass(61)
    expect(unread()).toBe(0)
    expect(next).toHaveBeenCalledOnce()
  })
})
