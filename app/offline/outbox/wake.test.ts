import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportReach } from '#app/offline/connection.ts'
import { outboxTag } from '#app/offline/messages.ts'
import { keepDelivering, type Waker } from './wake.ts'

const start = Date.parse('2026-11-21T05:00Z')
let waker: Waker | undefined
let recovered = 0
beforeEach(() => {
  recovered = 0
  vi.useFakeTimers({ now: start })
  setOnline(true)
  reportReach(true)
})
afterEach(() => {
  waker?.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const setVisible = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** An outbox with the given due times; records each delivery, `afresh` or not. */
const opened = async (...dueAts: (number | undefined)[]) => {
  const deliveries: boolean[] = []
  waker = keepDelivering({
    recover: async () => void (recovered += 1),
    deliver: async (afresh = false) => {
      deliveries.push(afresh)
      return dueAts.shift()
    },
  })
  await vi.advanceTimersByTimeAsync(0)
  return { deliveries, waker }
}

describe('The outbox is sent', () => {
  it('when the app starts', async () => {
    expect((await opened()).deliveries).toEqual([true])
  })

  it('when something new waits', async () => {
    const { deliveries, waker } = await opened()
    waker.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toEqual([true, false])
  })

  it('when a failed one is due, and not before', async () => {
    const { deliveries } = await opened(start + 8_000)
    await vi.advanceTimersByTimeAsync(7_999)
    expect(deliveries).toEqual([true])
    await vi.advanceTimersByTimeAsync(1)
    expect(deliveries).toEqual([true, false])
  })

  it('when one is due in longer than a timer can count', async () => {
    const { deliveries } = await opened(start + 60 * 86_400_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(deliveries).toEqual([true])
  })

  it('afresh when the server is reached again', async () => {
    const { deliveries } = await opened()
    reportReach(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toEqual([true])
    reportReach(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toEqual([true, true])
  })

  it('afresh when the page is looked at again', async () => {
    const { deliveries } = await opened()
    setVisible('hidden')
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toEqual([true])
    setVisible('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toEqual([true, true])
  })

  it('not offline: unsent items can still be changed', async () => {
    setOnline(false)
    reportReach(false)
    const { deliveries, waker } = await opened()
    waker.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toEqual([])
    // But what a killed page was sending waits again.
    expect(recovered).toBeGreaterThan(0)
  })

  it('once more, however often it is asked for meanwhile', async () => {
    const deliveries: boolean[] = []
    let finish = (_dueAt?: number) => {}
    waker = keepDelivering({
      recover: async () => undefined,
      deliver: (afresh = false) => {
        deliveries.push(afresh)
        return new Promise((resolve) => (finish = resolve))
      },
    })
    waker.wake()
    waker.wake(true)
    waker.wake()
    finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toEqual([true, true])
  })

  it('no more after it was stopped', async () => {
    const { deliveries, waker } = await opened(start + 1_000)
    waker.stop()
    dispatchEvent(new Event('online'))
    setVisible('visible')
    reportReach(false)
    reportReach(true)
    waker.wake()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(deliveries).toEqual([true])
  })

  it('on, after a phone that refused its database', async () => {
    const deliveries: boolean[] = []
    waker = keepDelivering({
      recover: async () => undefined,
      deliver: (afresh = false) => {
        deliveries.push(afresh)
        return Promise.reject(new Error('no database'))
      },
    })
    await vi.advanceTimersByTimeAsync(0)
    waker.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(deliveries).toEqual([true, false])
  })
})

describe('The worker is asked to send', () => {
  const withSync = (sync: object | undefined, onLine = true) => {
    const getRegistration = async () => ({ sync })
    vi.stubGlobal('navigator', { onLine, serviceWorker: { getRegistration } })
  }

  it('as long as something waits, and only then', async () => {
    const register = vi.fn<(tag: string) => Promise<void>>().mockResolvedValue()
    withSync({ register })
    const { waker } = await opened(start + 60_000, undefined)
    expect(register.mock.calls).toEqual([[outboxTag]])
    waker.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(register).toHaveBeenCalledOnce()
  })

  it('what was written offline, before the page is closed', async () => {
    const register = vi.fn<(tag: string) => Promise<void>>().mockResolvedValue()
    withSync({ register }, false)
    reportReach(false)
    const { waker, deliveries } = await opened(undefined)
    expect(register).not.toHaveBeenCalled()
    waker.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(register.mock.calls).toEqual([[outboxTag]])
    expect(deliveries).toEqual([])
  })

  it('nothing breaks where it may not, or cannot', async () => {
    withSync({ register: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
    expect((await opened(start + 60_000)).deliveries).toEqual([true])
    waker?.stop()
    withSync(undefined)
    expect((await opened(start + 60_000)).deliveries).toEqual([true])
  })
})
