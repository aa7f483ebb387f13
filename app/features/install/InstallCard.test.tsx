import { act } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { InstallCard } from './InstallCard.tsx'

/** A browser that offers to install the app, and what its person answers. */
const offer = (outcome: 'accepted' | 'dismissed' = 'accepted') => {
  const prompt = vi.fn(async () => ({ outcome }))
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt })
  return prompt
}

const show = async () => {
  onTestFinished(() => void delete window.installOffer)
  const page = await render(
    <>
      <div id="menu-install" />
      <InstallCard />
    </>,
  )
  // It looks a moment after it is shown.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return { ...page, card: () => screen.queryByLabelText('Add it to your home screen') }
}

describe('Installing', () => {
  it('is not offered where the browser offers nothing', async () => {
    const { card } = await show()
    expect(card()).toBeNull()
    expect(screen.queryByText('Add to home screen')).toBeNull()
  })

  it('is offered by the card and in the menu, and asked of the browser once', async () => {
    const prompt = offer()
    const { user, card, container } = await show()
    expect(screen.getByText('Add to home screen')).toBeTruthy()
    await expectAccessible(container)
    await user.click(screen.getByText('Install'))
    expect(prompt).toHaveBeenCalledOnce()
    expect(card()).toBeNull()
  })

  it('goes from the page for *Not now*, and stays in the menu', async () => {
    const prompt = offer()
    const { user, card } = await show()
    await user.click(screen.getByText('Not now'))
    expect(card()).toBeNull()
    expect(localStorage.getItem('install-dismissed')).not.toBeNull()
    expect(prompt).not.toHaveBeenCalled()
    await user.click(screen.getByText('Add to home screen'))
    expect(prompt).toHaveBeenCalledOnce()
  })

  it('that was declined in the browser’s question counts as *Not now*', async () => {
    offer('dismissed')
    const { user } = await show()
    await user.click(screen.getByText('Install'))
    await expect.poll(() => localStorage.getItem('install-dismissed')).not.toBeNull()
  })

  it('is offered no more once the app was installed by the browser’s own menu', async () => {
    offer()
    const { card } = await show()
    expect(card()).toBeTruthy()
    await act(async () => void dispatchEvent(new Event('appinstalled')))
    expect(card()).toBeNull()
    expect(screen.queryByText('Add to home screen')).toBeNull()
  })

  it('is explained on an iPhone', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
    onTestFinished(() => agent.mockRestore())
    const { user, card } = await show()
    expect(screen.getByText('Choose “Add to Home Screen”.')).toBeTruthy()
    expect(screen.queryByText('Install')).toBeNull()
    await user.click(screen.getByText('Not now'))
    expect(card()).toBeNull()
    await user.click(screen.getByText('Add to home screen'))
    expect(card()).toBeTruthy()
    await expect.poll(() => document.activeElement?.textContent).toBe('Add it to your home screen')
  })
})
