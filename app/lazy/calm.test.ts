import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The page as it is opened: the moments belong to its code, which is loaded once. */
async function open(root = '') {
  document.body.innerHTML = `<div id="root">${root}</div>`
  vi.resetModules()
  const { markInteractive } = await import('./interactive.ts')
  const { calm, afterFirstRender, markStored } = await import('./calm.ts')
  const come: string[] = []
  void calm.then(() => come.push('calm'))
  void Promise.resolve(afterFirstRender).then(() => come.push('after the first look'))
  return {
    markInteractive,
    markStored,
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
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A browser with service workers, none of which has control of the page. */
const visitFirst = () =>
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: null },
    configurable: true,
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

describe('What only a later visit needs', () => {
  it('waits on a first visit until the worker has stored the app', async () => {
    visitFirst()
    const { markInteractive, markStored, after } = await open('<h1>Today</h1>')
    markInteractive()
    expect(await after(10_000)).toEqual(['calm'])
    markStored()
    expect(await after(0)).toEqual(['calm', 'after the first look'])
  })

  it('still waits for the page where the worker is quicker', async () => {
    visitFirst()
    const { markInteractive, markStored, after } = await open('<h1>Today</h1>')
    markStored()
    markInteractive()
    expect(await after(1_999)).toEqual([])
    expect(await after(1)).toEqual(['calm', 'after the first look'])
  })

  it.each(['click', 'keydown', 'scroll'])('comes with the first %s', async (act) => {
    visitFirst()
    const { markInteractive, after } = await open('<h1>Today</h1>')
    markInteractive()
    expect(await after(5_000)).toEqual(['calm'])
    document.dispatchEvent(new Event(act, { bubbles: true }))
    expect(await after(0)).toEqual(['calm', 'after the first look'])
  })

  it('comes at last where the worker never answers', async () => {
    visitFirst()
    const { markInteractive, after } = await open('<h1>Today</h1>')
    markInteractive()
    expect(await after(60_000)).toEqual(['calm', 'after the first look'])
  })
})
