import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aSound } from '#app/test/aSound.tsx'
import { aMantra } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen, within } from '#app/test/render.tsx'
import type { Mantra } from '#contract/mantras/public.ts'
import { rowOf } from '#contract/mantras/preview.ts'
import { OpenMantra } from './OpenMantra.tsx'

const vakratunda = aMantra({
  id: 'vakratunda',
  title: 'Vakratunda Mahakaya',
  sanskrit: 'वक्रतुण्ड महाकाय ।\nनिर्विघ्नं कुरु मे देव ॥',
  lines: [
    { text: 'वक्रतुण्ड महाकाय ।', iast: 'vakratuṇḍa mahākāya', verse: 1 },
    { text: 'निर्विघ्नं कुरु मे देव ॥', iast: 'nirvighnaṃ kuru me deva', verse: 1 },
  ],
})

type Sound = Parameters<typeof aSound>[0]

const show = async (mantra: Mantra = vakratunda, options: Sound = {}) => {
  const sound = aSound(options)
  const page = await render(
    sound.around(
      <article>
        <OpenMantra row={rowOf(mantra)} whole={mantra} />
      </article>,
    ),
  )
  const card = within(screen.getByRole('article'))
  const press = (name: string) => page.user.click(card.getByText(name))
  return { ...page, ...sound, card, press }
}

describe('The text of a mantra', () => {
  it('is shown in two scripts with its meaning', async () => {
    const { card, container } = await show()
    const text = container.textContent.replaceAll('\u00a0', ' ')
    expect(text).toContain('वक्रतुण्ड महाकाय ।')
    expect(text).toContain('vakratuṇḍa mahākāya')
    expect(card.getByText('We meditate on the one-tusked Lord.')).toBeTruthy()
    await expectAccessible(container)
  })

  it('is copied whole, and the button says so for two seconds', async () => {
    const { card } = await show()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => void fireEvent.click(card.getByText('Copy')))
    expect(card.getByText('Copied')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1_990))
    expect(card.getByText('Copied')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(card.getByText('Copy')).toBeTruthy()
    vi.useRealTimers()
    expect(await screen.findByText('Copied to clipboard')).toBeTruthy()
    expect(screen.getByText('Sanskrit mantra has been copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('वक्रतुण्ड महाकाय ।\nनिर्विघ्नं कुरु मे देव ॥')
  })

  it('says that it could not be copied', async () => {
    const { press, card } = await show()
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'))
    await press('Copy')
    expect(await screen.findByText('Copy failed')).toBeTruthy()
    expect(screen.getByText('Could not copy the mantra text')).toBeTruthy()
    expect(card.queryByText('Copied')).toBeNull()
    copy.mockRestore()
  })

  it('begins with two lines where it is long', async () => {
    const lines = Array.from({ length: 12 }, (_, at) => ({
      text: `पङ्क्तिः ${at}`,
      iast: `paṅktiḥ ${at}`,
      verse: Math.floor(at / 2) + 1,
    }))
    const { card } = await show(aMantra({ lines }))
    expect(card.getAllByText(/^paṅktiḥ/)).toHaveLength(2)
  })
})

describe('The audio of a mantra', () => {
  it('is heard at once, at a volume of 0.7, and its panel can be hidden', async () => {
    const { card, press, element, player } = await show()
    await press('Listen')
    expect(element.src).toBe('/audio/ganesha-gayatri.mp3')
    expect(element.play).toHaveBeenCalledOnce()
    expect(element.volume).toBeCloseTo(0.7)
    const panel = await card.findByRole('group', { name: 'Vakratunda Mahakaya' })
    expect(within(panel).getByLabelText('Position').getAttribute('step')).toBe('0.1')
    expect(card.getByText('Synthesised voice')).toBeTruthy()
    await press('Hide Audio')
    expect(card.queryByRole('group', { name: 'Vakratunda Mahakaya' })).toBeNull()
    expect(player.getState().status).toBe('playing')
  })

  it('is paused and played on', async () => {
    const { user, card, press, element } = await show()
    await press('Listen')
    await user.click(await card.findByLabelText('Pause'))
    expect(element.paused).toBe(true)
    await user.click(card.getByLabelText('Play'))
    expect(element.paused).toBe(false)
  })

  it('begins again, also if it was paused', async () => {
    const { user, card, press, element } = await show()
    await press('Listen')
    await user.click(await card.findByLabelText('Pause'))
    element.currentTime = 12
    await user.click(card.getByLabelText('Restart'))
    expect(element.currentTime).toBe(0)
    expect(element.paused).toBe(false)
  })

  it('stands at its beginning, paused, when it has ended', async () => {
    const { card, press, element, player } = await show()
    await press('Listen')
    await card.findByLabelText('Pause')
    await act(async () => {
      element.paused = true
      element.ended = true
      element.say('ended')
    })
    expect(card.getByLabelText('Play')).toBeTruthy()
    expect(player.getState()).toMatchObject({ status: 'paused', position: 0 })
  })

  it('that is broken is reported, its button is disabled, and it can be tried again', async () => {
    const { user, card, press, element } = await show()
    await press('Listen')
    await card.findByLabelText('Pause')
    await act(async () => element.fail(4))
    expect(await screen.findByText('Audio unavailable')).toBeTruthy()
    expect(screen.getByText('The mantra audio could not be loaded')).toBeTruthy()
    expect(card.getByText('Audio could not be loaded')).toBeTruthy()
    expect(card.getByText('Audio Unavailable')).toHaveProperty('disabled', true)
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(card.getByText('Try again'))
    expect(element.play).toHaveBeenCalledTimes(2)
    await expect.poll(() => card.queryByText('Audio could not be loaded')).toBeNull()
    expect(card.getByText('Hide Audio')).toHaveProperty('disabled', false)
  })

  it('that no network brings is not called broken', async () => {
    const { card, press, element } = await show(vakratunda, { isAnswered: false })
    await press('Listen')
    await card.findByLabelText('Pause')
    await act(async () => element.fail(4))
    expect((await card.findByRole('alert')).textContent).toContain(
      'Not saved on this phone. You need to be online (240 KB).',
    )
    expect(card.getByText('Hide Audio')).toHaveProperty('disabled', false)
    expect(screen.queryByText('Audio unavailable')).toBeNull()
  })

  it('that the temple does not have cannot be asked for', async () => {
    const { audioUrl: _, audio: _too, ...silent } = vakratunda
    const { card } = await show(silent)
    expect(card.getByText('Audio Unavailable')).toHaveProperty('disabled', true)
    expect(card.queryByText(/^Save offline/)).toBeNull()
  })
})

describe('Audio for offline', () => {
  it('is saved, with its size, and removed', async () => {
    const { user, card, press, db } = await show()
    expect(card.getByText('240 KB')).toBeTruthy()
    await press('Save offline')
    expect(await card.findByText('Saved, 240 KB')).toBeTruthy()
    expect(await screen.findByText('Ready to play offline.')).toBeTruthy()
    expect(await db.savedAudio.toArray()).toMatchObject([{ url: '/audio/ganesha-gayatri.mp3' }])
    await user.click(card.getByLabelText('Remove the saved audio of Vakratunda Mahakaya'))
    expect(
      await screen.findByText('You can save Vakratunda Mahakaya again at any time.'),
    ).toBeTruthy()
    expect(card.getByText('Save offline')).toBeTruthy()
    expect(await db.savedAudio.count()).toBe(0)
  })

  it('that could not be saved says why, and can be tried again', async () => {
    const fetchFile = vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(new Response(null, { status: 503 }))
      .mockResolvedValueOnce(new Response(new Uint8Array(240_000)))
    const { card, press } = await show(vakratunda, { fetchFile })
    await press('Save offline')
    expect(
      await screen.findByText('This recording is not available right now. Please try again later.'),
    ).toBeTruthy()
    await press('Not saved. Try again')
    expect(await card.findByText('Saved, 240 KB')).toBeTruthy()
    expect(fetchFile).toHaveBeenCalledTimes(2)
  })

  it('can be cancelled on its way', async () => {
    const fetchFile: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    const { user, card, press, db } = await show(vakratunda, { fetchFile })
    await press('Save offline')
    await user.click(await card.findByLabelText('Cancel saving Vakratunda Mahakaya'))
    expect(await screen.findByText('You cancelled it. Nothing was saved.')).toBeTruthy()
    expect(card.getByText('Save offline')).toBeTruthy()
    expect(await db.savedAudio.count()).toBe(0)
  })

  it('is not offered where the browser cannot store anything', async () => {
    const { card } = await show(vakratunda, { canSave: false })
    await expect.poll(() => card.queryByText('Save offline')).toBeNull()
  })
})

describe('The player at the foot of the page', () => {
  const play = async () => {
    const page = await show()
    await page.press('Listen')
    return { ...page, bar: within(await screen.findByLabelText('Now playing')) }
  }

  it('pauses, mutes, changes the volume, and closes', async () => {
    const { user, bar, element, player, container } = await play()
    await expectAccessible(container)
    await user.click(bar.getByLabelText('Pause'))
    expect(element.paused).toBe(true)
    const volume = bar.getByRole('slider', { name: 'Volume', hidden: true })
    expect(volume.getAttribute('aria-valuetext')).toBe('70%')
    expect(volume.getAttribute('step')).toBe('0.01')
    await user.click(bar.getByLabelText('Mute'))
    expect(element.muted).toBe(true)
    fireEvent.change(volume, { target: { value: '0.25' } })
    expect(element.volume).toBeCloseTo(0.25)
    expect(element.muted).toBe(false)
    await user.click(bar.getByLabelText('Stop and close'))
    expect(screen.queryByLabelText('Now playing')).toBeNull()
    expect(player.getState().track).toBeUndefined()
  })

  it('moves within the mantra', async () => {
    const { bar, element } = await play()
    fireEvent.change(bar.getByLabelText('Position'), { target: { value: '20' } })
    expect(element.currentTime).toBe(20)
  })
})
