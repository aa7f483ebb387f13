import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { rendered } from '#app/test/rendered.tsx'
import { lazyComponent } from './lazyComponent.tsx'

const Lamp = ({ oil }: { oil: string }) => <p>A lamp of {oil}</p>

/** Code that cannot be loaded until `arrive` is called. */
const code = () => {
  let isThere = false
  const load = vi.fn(() => (isThere ? Promise.resolve(Lamp) : Promise.reject(new Error('lost'))))
  return { load, arrive: () => void (isThere = true) }
}

describe('A component whose code is loaded later', () => {
  it('is not part of a server-rendered page, and rendering does not request it', () => {
    const { load } = code()
    const LazyLamp = lazyComponent(load)
    expect(renderToString(<LazyLamp oil="ghee" />)).toBe('')
    expect(load).not.toHaveBeenCalled()
  })

  it('is loaded only once', async () => {
    const { load, arrive } = code()
    arrive()
    const LazyLamp = lazyComponent(load)
    const page = await rendered(
      <>
        <LazyLamp oil="ghee" />
        <LazyLamp oil="sesame" />
      </>,
    )
    expect(page.textContent).toBe('A lamp of gheeA lamp of sesame')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('shows nothing while it cannot be loaded, and appears when the phone is online again', async () => {
    const { load, arrive } = code()
    const LazyLamp = lazyComponent(load)
    const page = await rendered(
      <main>
        Page <LazyLamp oil="ghee" />
      </main>,
    )
    expect(page.textContent).toBe('Page ')
    arrive()
    await act(async () => void dispatchEvent(new Event('online')))
    expect(page.textContent).toBe('Page A lamp of ghee')
  })

  it('offers to try again if it is given a retry', async () => {
    const { load, arrive } = code()
    const LazyLamp = lazyComponent(load, ({ oil, onRetry }) =>
      onRetry ? <button onClick={onRetry}>{oil} again</button> : <i>on its way</i>,
    )
    const page = await rendered(<LazyLamp oil="ghee" />)
    const button = page.querySelector('button')
    expect(button?.textContent).toBe('ghee again')
    arrive()
    await act(async () => button?.click())
    expect(page.textContent).toBe('A lamp of ghee')
  })
})
