import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render, screen } from '#app/test/render.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

/** Busy from a press until the work is done. */
function Working({ onWork, until }: { onWork: () => void; until: Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)
  const handleClick = () => {
    onWork()
    setIsBusy(true)
    void until.then(() => setIsBusy(false))
  }
  return (
    <Button isBusy={isBusy} onClick={handleClick}>
      Send
    </Button>
  )
}

const aPromise = () => {
  let resolve = (): void => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}

describe('A button', () => {
  it('submits a form only if its type says so', async () => {
    const onSubmit = vi.fn()
    const { user } = await render(
      <form onSubmit={onSubmit}>
        <Button>Look</Button>
      </form>,
    )
    await user.click(screen.getByText('Look'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('that is busy cannot be pressed again, and has the focus afterwards', async () => {
    const onWork = vi.fn()
    const { promise, resolve } = aPromise()
    const { user } = await render(<Working onWork={onWork} until={promise} />)
    const button = screen.getByRole('button', { name: 'Send' })
    await user.click(button)
    expect(button).toHaveProperty('disabled', true)
    expect(button.getAttribute('aria-busy')).toBe('true')
    await user.click(button)
    expect(onWork).toHaveBeenCalledOnce()
    // What a browser does with a disabled element; happy-dom does not.
    const other = document.body.appendChild(document.createElement('input'))
    other.focus()
    other.remove()
    await expect.poll(() => document.activeElement).toBe(document.body)
    resolve()
    await expect.poll(() => button).toHaveProperty('disabled', false)
    await expect.poll(() => document.activeElement).toBe(button)
    expect(button.hasAttribute('aria-busy')).toBe(false)
  })

  it('has the focus after a question, too, whose button is gone', async () => {
    const { promise, resolve } = aPromise()
    function Confirmed() {
      const [isSure, setIsSure] = useState(false)
      const [isBusy, setIsBusy] = useState(false)
      const handleSure = () => {
        setIsSure(true)
        setIsBusy(true)
        void promise.then(() => setIsBusy(false))
      }
      return (
        <>
          <Button isBusy={isBusy}>Send</Button>
          {!isSure && <Button onClick={handleSure}>Sure</Button>}
        </>
      )
    }
    const { user } = await render(<Confirmed />)
    await user.click(screen.getByText('Sure'))
    await expect.poll(() => document.activeElement).toBe(document.body)
    resolve()
    await expect.poll(() => document.activeElement).toBe(screen.getByText('Send'))
  })

  it('takes the focus from nobody who went on meanwhile', async () => {
    const { promise, resolve } = aPromise()
    const { user } = await render(
      <>
        <Working onWork={() => undefined} until={promise} />
        <input aria-label="Next" />
      </>,
    )
    await user.click(screen.getByText('Send'))
    await user.click(screen.getByLabelText('Next'))
    resolve()
    await expect.poll(() => screen.getByText('Send')).toHaveProperty('disabled', false)
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Next'))
  })

  it('with an icon alone has a name', async () => {
    const onClick = vi.fn()
    const { user } = await render(<IconButton label="Close" onClick={onClick} />)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('with an icon that a press switches off keeps the focus, and does no more', async () => {
    const onClick = vi.fn()
    function Step() {
      const [isOff, setIsOff] = useState(false)
      const handleClick = () => {
        onClick()
        setIsOff(true)
      }
      return <IconButton label="More" disabled={isOff} onClick={handleClick} />
    }
    const { user } = await render(<Step />)
    const button = screen.getByRole('button', { name: 'More' })
    await user.tab()
    await user.keyboard('{Enter}{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    // A browser takes the focus away from a disabled element; happy-dom does not.
    expect(button).toHaveProperty('disabled', false)
    expect(document.activeElement).toBe(button)
  })
})
