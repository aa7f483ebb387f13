import { type ComponentProps, useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { Darshan } from './Darshan.tsx'

type Props = Partial<ComponentProps<typeof Darshan>>

/** A door that opens, and what is behind it. */
function Door(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Darshan
        onChant={undefined}
        isChanting={false}
        day={undefined}
        onSend={undefined}
        {...props}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

const open = async (props: Props = {}) => {
  const page = await render(<Door {...props} />)
  const door = screen.getByText('Open')
  await page.user.click(door)
  await screen.findByRole('dialog', { name: 'Darshan' })
  return {
    ...page,
    door,
    button: (name: string) => screen.getByRole('button', { name }),
    closed: () => expect.poll(() => screen.queryByRole('dialog')).toBeNull(),
  }
}

/** What the browser's sound plays. */
const hearTones = () => {
  const starts = vi.fn()
  class Context {
    currentTime = 0
    destination = {}
    resume = async () => undefined
  }
  class Tone {
    connect = (next: unknown) => next
    start = starts
    stop = () => undefined
  }
  class Gain {
    gain = { linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 }
    connect = (next: unknown) => next
  }
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Gain)
  onTestFinished(() => void vi.unstubAllGlobals())
  return starts
}

describe('Darshan', () => {
  it('shows Ganesha, is silent, and rings the bell when it is asked to', async () => {
    const tones = hearTones()
    const { user, button } = await open()
    expect(screen.getByText('ॐ गं गणपतये नमः')).toBeTruthy()
    await expectAccessible(screen.getByRole('dialog'))
    expect(tones).not.toHaveBeenCalled()
    await user.click(button('Ring'))
    const once = tones.mock.calls.length
    expect(once).toBeGreaterThan(0)
    await user.click(button('Ring'))
    expect(tones).toHaveBeenCalledTimes(2 * once)
  })

  it('has lamps that are lit and put out, and says so', async () => {
    const { user, button } = await open()
    const isLit = () => button('Light').getAttribute('aria-pressed')
    expect(isLit()).toBe('false')
    await user.click(button('Light'))
    expect(isLit()).toBe('true')
    await user.click(button('Light'))
    expect(isLit()).toBe('false')
  })

  it('is chanted if there is a recording', async () => {
    const chant = vi.fn()
    const { user, button } = await open({ onChant: chant })
    await user.click(button('Chant'))
    expect(chant).toHaveBeenCalledOnce()
  })

  it('says that it is chanted, and that it cannot be heard', async () => {
    await open({ onChant: () => undefined, isChanting: true, unheard: 'offline' })
    expect(screen.getByRole('button', { name: 'Stop' }).dataset['on']).toBe('true')
    expect(screen.getByRole('status').textContent).toMatch(/not on this phone/)
  })

  it('has flowers laid at his feet, by keyboard too, and says how many', async () => {
    const { user, button } = await open()
    const lying = () => document.querySelectorAll('.darshan-flower').length
    await user.click(button('Flower'))
    expect(screen.getByRole('status').textContent).toBe('A flower is offered')
    expect(lying()).toBe(1)
    button('Flower').focus()
    for (let more = 0; more < 9; more++) await user.keyboard('{Enter}')
    expect(screen.getByRole('status').textContent).toBe('10 flowers are offered')
    expect(lying()).toBe(7)
  })

  it('rings in a browser without sound, too', async () => {
    // happy-dom has none.
    expect('AudioContext' in globalThis).toBe(false)
    const { user, button } = await open()
    await user.click(button('Ring'))
    expect(document.querySelector('.swings')).toBeTruthy()
  })

  it('counts the day, and offers to send it once it is known', async () => {
    const send = vi.fn()
    const { user, button } = await open({ day: 12, onSend: send })
    expect(screen.getByText('Darshan today · day 12')).toBeTruthy()
    await user.click(button('Send darshan'))
    expect(send).toHaveBeenCalledOnce()
  })

  it('leaves Escape to what lies over it', async () => {
    const { user } = await open({ children: <p>A picture</p> })
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Darshan' })).toBeTruthy()
  })

  it('offers no chant without one', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Chant' })).toBeNull()
  })

  it.each(['Close the door', 'Escape'])('is left by %s, and the focus is back', async (way) => {
    const { user, button, closed, door } = await open()
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(button(way))
    await closed()
    await expect.poll(() => document.activeElement).toBe(door)
  })
})
