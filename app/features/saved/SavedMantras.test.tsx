import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aSound } from '#app/test/aSound.tsx'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { DataCopy } from './DataCopy.tsx'
import { SavedMantras } from './SavedMantras.tsx'

const tracks = [
  { id: 'a', title: 'Gayatri', url: '/audio/a.mp3', bytes: 240_000 },
  { id: 'b', title: 'Aarti', url: '/audio/b.mp3', bytes: 900_000 },
]

const show = async (options: Parameters<typeof aSound>[0] = {}) => {
  const bytes = Object.fromEntries(tracks.map((track) => [track.url, track.bytes]))
  const sound = aSound({ bytes, ...options })
  const page = await render(sound.around(<SavedMantras tracks={tracks} />))
  return { ...page, press: (name: string) => page.user.click(screen.getByText(name)) }
}

describe('Saved recordings', () => {
  it('are counted, saved one by one, and removed', async () => {
    const { user, container } = await show()
    expect(screen.getByText('0 of 2 saved')).toBeTruthy()
    await user.click(screen.getByLabelText('Save Gayatri'))
    expect(await screen.findByText('1 of 2 saved')).toBeTruthy()
    expect(screen.getByText('Saved · 240 KB')).toBeTruthy()
    expect(screen.getByText('Save all (900 KB)')).toBeTruthy()
    await expectAccessible(container)
    await user.click(screen.getByLabelText('Remove Gayatri'))
    expect(await screen.findByText('0 of 2 saved')).toBeTruthy()
  })

  it('are saved together', async () => {
    const { press, db } = await show()
    await press('Save all (1.1 MB)')
    expect(await screen.findByText('2 of 2 saved')).toBeTruthy()
    expect(screen.queryByText(/^Save all/)).toBeNull()
    expect(await db.savedAudio.count()).toBe(2)
  })

  it('say why one is not, and try it again', async () => {
    const fetchFile = vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(new Response(null, { status: 404 }))
      .mockResolvedValue(new Response(new Uint8Array(240_000)))
    const { user } = await show({ fetchFile })
    await user.click(screen.getByLabelText('Save Gayatri'))
    expect(await screen.findByText(/^This recording is not available right now\. · /)).toBeTruthy()
    await user.click(screen.getByLabelText('Try again to save Gayatri'))
    expect(await screen.findByText('1 of 2 saved')).toBeTruthy()
  })

  it('are not offered where the browser stores nothing', async () => {
    await show({ canSave: false })
    expect(
      await screen.findByText(
        'This browser does not let us save recordings. They play while you’re online.',
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/^Save/)).toBeNull()
  })
})

describe('A copy of one’s data', () => {
  const copy = async () => {
    const files: { name: string; blob: Blob }[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push({ name: '', blob: blob as Blob })
      return 'blob:copy'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      const last = files.at(-1)
      if (last) last.name = this.download
    })
    onTestFinished(() => {
      create.mockRestore()
      click.mockRestore()
    })
    const sound = aSound()
    const page = await render(sound.around(<DataCopy />), { now: '2026-11-26T06:00:00.000Z' })
    const restore = (content: string) =>
      page.user.upload(
        screen.getByLabelText<HTMLInputElement>('Restore a copy'),
        new File([content], 'copy.json', { type: 'application/json' }),
      )
    return { ...page, files, restore }
  }

  it('is saved as a file, and brings everything back', async () => {
    const { user, db, files, restore, container } = await copy()
    await db.favourites.put({ mantra: 'vakratunda', addedAt: '2026-11-20T05:00:00.000Z' })
    await user.click(screen.getByText('Save a copy'))
    await expect.poll(() => files.map(({ name }) => name)).toEqual(['modak-2026-11-26.json'])
    const content = (await files[0]?.blob.text()) ?? ''
    await expectAccessible(container)
    await db.favourites.clear()
    await restore(content)
    expect(await screen.findByText('Your copy is restored')).toBeTruthy()
    expect(await db.favourites.toArray()).toMatchObject([{ mantra: 'vakratunda' }])
  })

  it.each([
    ['{', 'This file cannot be read. It may be damaged. Nothing was changed.'],
    ['{"a":1}', 'This is not a copy made by this app. Nothing was changed.'],
  ])('of another kind is refused: %s', async (content, message) => {
    const { restore } = await copy()
    await restore(content)
    await expect.poll(() => screen.getByRole('alert').textContent).toBe(message)
    expect(screen.queryByText('Your copy is restored')).toBeNull()
  })
})
