import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aSound } from '#app/test/aSound.tsx'
import { aServiceWorker } from '#app/test/aWorker.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { UpdateOffer } from './UpdateOffer.tsx'

const title = 'A new version is ready'
const track = { id: 'stotra', title: 'Stotra', url: '/audio/stotra.mp3', bytes: 1 }

const show = async () => {
  const browser = aServiceWorker()
  const { player, element, around } = aSound()
  const page = await render(around(<UpdateOffer />))
  // From now on it hears of new versions.
  await act(async () => undefined)
  return {
    ...page,
    ...browser,
    element,
    play: () => act(async () => void player.play(track)),
    stop: () => act(async () => player.pause()),
    isOffered: () => screen.findByText(title),
    isGone: () => expect.poll(() => screen.queryByText(title)).toBeNull(),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}

describe('A new version of the app', () => {
  it('is offered, waits for the devotee, and loads with one reload', async () => {
    const { publish, takeOver, isOffered, press, reload, container } = await show()
    const worker = await publish()
    await isOffered()
    expect(screen.getByText('It takes a moment. You won’t lose anything you saved.')).toBeTruthy()
    await expectAccessible(container)
    expect(worker.messages).toEqual([])
    await press('Update now')
    expect(worker.messages).toEqual(['SKIP_WAITING'])
    expect(reload).not.toHaveBeenCalled()
    takeOver()
    await expect.poll(() => reload.mock.calls).toHaveLength(1)
  })

  it('does not reload a page whose devotee did not agree', async () => {
    const { publish, takeOver, isOffered, reload } = await show()
    await publish()
    await isOffered()
    // In another tab they did.
    takeOver()
    await act(async () => undefined)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not offered while a mantra plays, but when it stops', async () => {
    const { publish, isOffered, play, stop } = await show()
    await play()
    await publish()
    expect(screen.queryByText(title)).toBeNull()
    await stop()
    await isOffered()
  })

  it('accepted while a mantra plays does not interrupt it, and is offered again', async () => {
    const { publish, isOffered, isGone, press, play, stop, element } = await show()
    const worker = await publish()
    await isOffered()
    await play()
    await press('Update now')
    await isGone()
    expect(worker.messages).toEqual([])
    expect(element.paused).toBe(false)
    await stop()
    await isOffered()
  })

  it('that takes over late does not end a mantra begun meanwhile', async () => {
    const { publish, takeOver, isOffered, press, play, stop, reload } = await show()
    await publish()
    await isOffered()
    await press('Update now')
    await play()
    takeOver()
    await act(async () => undefined)
    expect(reload).not.toHaveBeenCalled()
    await stop()
    await expect.poll(() => reload.mock.calls).toHaveLength(1)
  })

  it('is offered again after another message that took its place', async () => {
    const { publish, isOffered, isGone, press } = await show()
    await publish()
    await isOffered()
    act(() => showToast({ title: 'Copied to clipboard' }))
    await isGone()
    await press('Close')
    await isOffered()
  })

  it('that was declined is not offered again', async () => {
    const { publish, isOffered, isGone, press } = await show()
    await publish()
    await isOffered()
    await press('Close')
    await isGone()
    act(() => showToast({ title: 'Copied to clipboard' }))
    await screen.findByText('Copied to clipboard')
    await press('Close')
    await expect.poll(() => screen.queryByText('Copied to clipboard')).toBeNull()
    expect(screen.queryByText(title)).toBeNull()
  })

  it('is fetched from the server where the old one stays', async () => {
    const { publish, isOffered, press, reload, registration } = await show()
    await publish()
    await isOffered()
    await press('Update now')
    await expect.poll(() => reload.mock.calls).toHaveLength(1)
    expect(registration.unregister).toHaveBeenCalledOnce()
  })

  it('is offered again where the old one stays and there is no network', async () => {
    const { publish, isOffered, isGone, press, reload, registration, network } = await show()
    await publish()
    await isOffered()
    network.lose()
    await press('Update now')
    await isGone()
    await isOffered()
    expect(registration.unregister).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is looked for when the page is in front again', async () => {
    const { registration } = await show()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => registration.update.mock.calls).toHaveLength(1)
  })
})
