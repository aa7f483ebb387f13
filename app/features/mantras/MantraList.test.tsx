import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aSound } from '#app/test/aSound.tsx'
import { aMantra } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen, within } from '#app/test/render.tsx'
import { templeServer, type TempleServer } from '#app/test/templeServer.ts'
import { rowOf } from '#contract/mantras/preview.ts'
import { getMantra, listMantraPreviews } from '#contract/mantras/public.ts'
import { MantraList } from './MantraList.tsx'

const gayatri = aMantra()
const stotra = aMantra({
  id: 'ganesha-stotra',
  title: 'Sankatanashana Stotra',
  kind: 'stotra',
  audioUrl: '/audio/ganesha-stotra.mp3',
  audio: { bytes: 900_000, durationMs: 180_000, isSynthesised: false },
})
const rows = [gayatri, stotra].map(rowOf)

const answering = (): TempleServer => {
  const server = templeServer()
  server.answers(listMantraPreviews, rows)
  server.answers(getMantra, ({ id }) => (id === gayatri.id ? gayatri : stotra))
  return server
}

const show = async (server = answering()) => {
  const sound = aSound({ bytes: { '/audio/ganesha-stotra.mp3': 900_000 } })
  const page = await render(sound.around(<MantraList />), { server })
  return {
    ...page,
    ...sound,
    open: async (title: string) => {
      await page.user.click(await screen.findByText(title, { selector: '.mantra-name' }))
      await screen.findAllByText('We meditate on the one-tusked Lord.', {
        selector: '.mantra-open p',
      })
    },
  }
}

const titles = () => screen.queryAllByRole('article').length

describe('The list of mantras', () => {
  it('reserves its space while it loads', async () => {
    const server = templeServer()
    const release = server.holds(listMantraPreviews, rows)
    const { container } = await show(server)
    const waiting = container.querySelector('[aria-busy=true]')
    expect(waiting).toBeTruthy()
    expect(titles()).toBe(0)
    release()
    await expect.poll(titles).toBe(2)
    expect(container.querySelector('[aria-busy=true]')).toBeNull()
  })

  it('is grouped, and says how much each group is', async () => {
    const { container } = await show()
    expect(await screen.findByRole('heading', { name: 'Every day' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Stotras' })).toBeTruthy()
    expect(screen.getByText('1 · about 3 min')).toBeTruthy()
    expect(screen.getByText('3:00')).toBeTruthy()
    await expectAccessible(container)
  })

  it('in another language says a name once that the first words say, too', async () => {
    vi.stubGlobal('__IS_TRANSLATED__', true)
    onTestFinished(() => void vi.unstubAllGlobals())
    const server = templeServer()
    const own = { ...rowOf(gayatri), opening: 'वक्रतुण्ड महाकाय', title: 'वक्रतुंड महाकाय' }
    server.answers(listMantraPreviews, [own, { ...rowOf(stotra), title: 'संकटनाशन स्तोत्र' }])
    await show(server)
    const isSaid = async (title: string) =>
      (await screen.findByText(title)).closest('h3')?.classList.contains('says-name')
    expect(await isSaid('वक्रतुंड महाकाय')).toBe(true)
    expect(await isSaid('संकटनाशन स्तोत्र')).toBe(false)
    // The row goes by it, and it is shown once the row is open.
    expect(screen.getByRole('article', { name: 'वक्रतुंड महाकाय' })).toBeTruthy()
  })

  it('opens a mantra in place', async () => {
    const { open, server, container } = await show()
    await open('Ganesha Gayatri')
    expect(container.textContent.replaceAll('\u00a0', ' ')).toContain('एकदन्ताय विद्महे ।')
    expect(server.received(getMantra)).toEqual([{ id: 'ganesha-gayatri' }])
    expect(screen.getByLabelText('Open its page: Ganesha Gayatri').getAttribute('href')).toBe(
      '/mantras/ganesha-gayatri',
    )
  })

  it('plays and pauses a row, and only one sounds', async () => {
    const { user, element } = await show()
    await user.click(await screen.findByLabelText('Listen: Ganesha Gayatri'))
    expect(element.src).toBe('/audio/ganesha-gayatri.mp3')
    await user.click(screen.getByLabelText('Listen: Sankatanashana Stotra'))
    expect(element.src).toBe('/audio/ganesha-stotra.mp3')
    expect(screen.getByLabelText('Listen: Ganesha Gayatri')).toBeTruthy()
    await user.click(screen.getByLabelText('Pause: Sankatanashana Stotra'))
    expect(element.paused).toBe(true)
  })

  it('shows those that are saved on this phone, and saves the others', async () => {
    const { user } = await show()
    await screen.findByText('All 2')
    await user.click(screen.getByText('Saved 0'))
    expect(
      screen.getByText('Nothing saved yet. Save a mantra once and it plays offline.'),
    ).toBeTruthy()
    expect(titles()).toBe(0)
    await user.click(screen.getByText('Save all'))
    expect(await screen.findByText('All saved')).toBeTruthy()
    await expect.poll(titles).toBe(2)
    expect(screen.getByText('Saved 2')).toBeTruthy()
  })

  it('begins with the favourites of this phone', async () => {
    const { user, open, db } = await show()
    await open('Ganesha Gayatri')
    const heart = screen.getByLabelText('Favourite: Ganesha Gayatri')
    await user.click(heart)
    const favourites = await screen.findByRole('heading', { name: 'Favourites' })
    const group = favourites.closest('section')
    expect(group && within(group).getAllByRole('article')).toHaveLength(1)
    expect(await db.favourites.toArray()).toMatchObject([{ mantra: 'ganesha-gayatri' }])
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    await user.click(heart)
    await expect.poll(() => screen.queryByRole('heading', { name: 'Favourites' })).toBeNull()
  })

  it('says so where there are none yet', async () => {
    const server = templeServer()
    server.answers(listMantraPreviews, [])
    await show(server)
    expect(await screen.findByText(/^No mantras yet\./)).toBeTruthy()
  })
})

describe('Mantras that cannot be loaded', () => {
  const text = 'Failed to load mantras. Please try again later.'

  it('say so, and Retry loads the page again', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    onTestFinished(() => reload.mockRestore())
    const server = templeServer()
    server.refuses(listMantraPreviews, 'internal')
    const { user } = await show(server)
    expect(await screen.findByText(text)).toBeTruthy()
    await user.click(screen.getByText('Retry'))
    await expect.poll(() => reload.mock.calls.length).toBe(1)
  })

  it('are asked for again without leaving the page while a mantra plays', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    onTestFinished(() => reload.mockRestore())
    const server = templeServer()
    server.setReachable(false)
    const { user, player } = await show(server)
    await screen.findByText(text)
    player.play({ id: 'x', title: 'X', url: '/audio/x.mp3', bytes: undefined })
    server.setReachable(true)
    server.answers(listMantraPreviews, rows)
    await user.click(screen.getByText('Retry'))
    await expect.poll(titles).toBe(2)
    expect(reload).not.toHaveBeenCalled()
  })
})
