import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The page as it is opened: the moments belong to its code, which is loaded once. */
async function open(root = '') {
  document.body.innerHTML = `<div id="root">${root}</div>`
  vi.resetModules()
  const { markInteractive } = await import('./interactive.ts')
  const { calm, afterFirstRender } = await import('./calm.ts')
  const come: string[] = []
  void calm.then(() => come.push('calm'))
  void Promise.resolve(afterFirstRender).then(() => come.push('after the first look'))
  return {
    markInteractive,
    /** What has come, once so much time has passed. */
    after: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return come
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('What is for later', () => {
  it('waits until the page has been usable for two seconds', async () => {
    const { markInteractive, after } = await open('<h1>Today</h1>')
    expect(await after(10_000)).toEqual([])
    markInteractive()
    expect(await after(1_999)).toEqual([])
    expect(await after(1)).toEqual(['calm', 'after the first look'])
  })

  it.each(['click', 'keydown'])('comes with the first %s', async (act) => {
    const { markInteractive, after } = await open('<h1>Today</h1>')
    markInteractive()
    await after(100)
    document.body.dispatchEvent(new Event(act, { bubbles: true }))
    expect(await after(0)).toEqual(['calm', 'after the first look'])
  })

  it('comes with a press that was too early, which is repeated', async () => {
    const { markInteractive, after } = await open('<button>Listen</button>')
    window.early = { press: document.querySelector('button') ?? undefined }
    markInteractive()
    expect(await after(1)).toEqual(['calm', 'after the first look'])
  })

  it('is not waited for where the server has rendered nothing', async () => {
    const { after } = await open()
    expect(await after(0)).toEqual(['after the first look'])
  })
})
