import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aSound } from '#app/test/aSound.tsx'
import { aMantra } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen, within } from '#app/test/render.tsx'
import type { Mantra } from '#contract/mantras/public.ts'
import { SingAarti } from './SingAarti.tsx'

const refrain = { text: 'जय देव जय देव ।', iast: 'jaya deva jaya deva' }

const sukhkarta = aMantra({
  id: 'sukhkarta',
  title: 'Sukhkarta Dukhharta',
  audioUrl: '/audio/sukhkarta.mp3',
  audio: { bytes: 1_000_000, durationMs: 90_000, isSynthesised: true },
  lines: [
    { text: 'सुखकर्ता दुखहर्ता ।', iast: 'sukhakartā dukhahartā', verse: 1, startMs: 1_000 },
    { ...refrain, verse: 1, startMs: 20_000 },
    { text: 'रत्नखचित फरा ।', iast: 'ratnakhacita pharā', verse: 2, startMs: 40_000 },
    { ...refrain, verse: 2, startMs: 60_000 },
  ],
})
const shendur = aMantra({
  id: 'shendur',
  title: 'Shendur Lal Chadhayo',
  audioUrl: '/audio/shendur.mp3',
  audio: { bytes: 1_000_000, durationMs: 90_000, isSynthesised: true },
})
const { audio: _, audioUrl: __, ...silent } = aMantra({ id: 'ghalin', title: 'Ghalin Lotangan' })

const show = async (
  pieces: Mantra[] = [sukhkarta, shendur, silent],
  options: Parameters<typeof aSound>[0] = {},
) => {
  const bytes = { '/audio/sukhkarta.mp3': 1_000_000, '/audio/shendur.mp3': 1_000_000 }
  const sound = aSound({ bytes, ...options })
  const page = await render(sound.around(<SingAarti pieces={pieces} />))
  const main = within(screen.getByRole('main'))
  return {
    ...page,
    ...sound,
    main,
    press: (name: string | RegExp) => page.user.click(main.getByRole('button', { name })),
    isPlaying: (address: string) =>
      expect.poll(() => [sound.element.src, sound.element.paused]).toEqual([address, false]),
    /** The line that is marked as sung. */
    sung: () => page.container.querySelector('[aria-current="true"]')?.textContent ?? '',
    /** The recording is over. */
    end: () => act(async () => sound.element.say('ended')),
    reach: (seconds: number) =>
      act(async () => {
        sound.element.currentTime = seconds
        sound.element.say('timeupdate')
      }),
  }
}

describe('The aarti', () => {
  it('is on one page in the temple’s order, with the refrain after every verse', async () => {
    const { main, container } = await show()
    expect(main.getByRole('heading', { level: 1, name: 'Sing the aarti' })).toBeTruthy()
    expect(main.getByText('3 parts · 3 min')).toBeTruthy()
    const order = main.getByRole('navigation', { name: 'The order' })
    expect(
      within(order)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#piece-sukhkarta', '#piece-shendur', '#piece-ghalin'])
    expect(main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Sukhkarta Dukhharta',
      'Shendur Lal Chadhayo',
      'Ghalin Lotangan',
    ])
    const first = main.getByRole('region', { name: 'Sukhkarta Dukhharta' })
    expect(within(first).getAllByText('jaya deva jaya deva')).toHaveLength(2)
    expect(
      within(first)
        .getByRole('link', { name: 'Meaning and origin: Sukhkarta Dukhharta' })
        .getAttribute('href'),
    ).toBe('/mantras/sukhkarta')
    await expectAccessible(container)
  })

  it('is sung in one player, paused and continued where it was, one part after the other', async () => {
    const { press, isPlaying, element, end, main } = await show()
    await press('Start the aarti')
    await isPlaying('/audio/sukhkarta.mp3')
    await press('Pause')
    expect(element.paused).toBe(true)
    await press('Continue')
    await isPlaying('/audio/sukhkarta.mp3')
    await end()
    await isPlaying('/audio/shendur.mp3')
    expect(main.getByRole('button', { name: 'Pause: Shendur Lal Chadhayo' })).toBeTruthy()
  })

  it('is sung from any part on', async () => {
    const { press, isPlaying, end, element } = await show()
    await press('Sing from here: Sukhkarta Dukhharta')
    await isPlaying('/audio/sukhkarta.mp3')
    await end()
    await isPlaying('/audio/shendur.mp3')
    await press('Pause: Shendur Lal Chadhayo')
    expect(element.paused).toBe(true)
  })

  it('marks the line that is sung, and sings from a line that is tapped', async () => {
    const { press, isPlaying, sung, reach, user, main, element } = await show()
    await press('Start the aarti')
    await isPlaying('/audio/sukhkarta.mp3')
    await reach(2)
    expect(sung()).toContain('सुखकर्ता')
    await reach(21)
    expect(sung()).toContain('जय देव')
    await user.click(main.getByText(/रत्नखचित/))
    expect(element.currentTime).toBe(40)
    await reach(41)
    expect(sung()).toContain('रत्नखचित')
  })

  it('is saved as one download, and removed again', async () => {
    const { press, main } = await show([sukhkarta, shendur])
    await press('Save offline, 2 MB')
    expect(await main.findByText('Saved on this phone, 2 MB')).toBeTruthy()
    await press('Remove')
    expect(await main.findByRole('button', { name: 'Save offline, 2 MB' })).toBeTruthy()
  })

  it('says when not all of it was saved, and tries again', async () => {
    let isThere = false
    const fetchFile: typeof fetch = async (address) =>
      String(address).includes('shendur') && !isThere
        ? new Response('', { status: 503 })
        : new Response(new Uint8Array(1_000_000))
    const { press, main } = await show([sukhkarta, shendur], { fetchFile })
    await press(/^Save offline/)
    await main.findByRole('button', { name: 'Not all saved. Try again' })
    isThere = true
    await press('Not all saved. Try again')
    expect(await main.findByText('Saved on this phone, 2 MB')).toBeTruthy()
  })

  it('is read where nothing was recorded', async () => {
    const { main } = await show([silent])
    expect(main.getAllByText('No recording yet: sing it from the text.')).toHaveLength(2)
    expect(main.queryByRole('button', { name: /^(Start|Save|Sing)/ })).toBeNull()
  })

  it('says that it will come where the temple has none yet', async () => {
    const { main } = await show([])
    expect(main.getByText('Our aarti will appear here soon.')).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Start the aarti' })).toBeNull()
  })

  it('offers no saving where the browser stores nothing', async () => {
    const { main } = await show([sukhkarta], { canSave: false })
    expect(main.queryByRole('button', { name: /^Save offline/ })).toBeNull()
  })
})
