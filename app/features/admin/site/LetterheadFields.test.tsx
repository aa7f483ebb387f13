import { describe, expect, it } from 'vitest'
import { fakeUploads } from '#app/test/fakeUploads.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { aPicture } from '#app/test/takeUploads.ts'
import { templeServer } from '#app/test/templeServer.ts'
import {
  getLetterhead,
  type LetterheadPictures,
  removeLetterhead,
} from '#contract/site/letterheadAdmin.ts'
import { LetterheadFields } from './LetterheadFields.tsx'

const picture = { src: 'data:image/webp;base64,UklGRg==', width: 200, height: 100 }

const show = async (pictures: LetterheadPictures = {}) => {
  const server = templeServer()
  server.answers(getLetterhead, pictures)
  const uploads = fakeUploads()
  const page = await renderOffice(<LetterheadFields temple="Shri Ganesha Mandir" />, { server })
  const paper = within(await screen.findByRole('figure'))
  return {
    ...page,
    uploads,
    choose: (label: string) => page.user.upload(screen.getByLabelText(label), aPicture()),
    shown: () => paper.queryAllByRole('img').map((image) => image.getAttribute('alt')),
  }
}

describe('Logo, signature and seal', () => {
  it.each([
    ['logo', 'Choose a logo', 'Logo', 'Choose another logo'],
    ['signature', 'Choose a signature', 'Signature', 'Choose another signature'],
    ['seal', 'Choose a seal', 'Seal', 'Choose another seal'],
  ])('are uploaded one by one: %s', async (kind, label, name, replace) => {
    const { choose, uploads, shown, server } = await show()
    expect(shown()).toEqual([])
    await choose(label)
    expect(uploads.last()).toMatchObject({
      method: 'PUT',
      path: `/api/admin/letterhead/${kind}`,
    })
    server.answers(getLetterhead, { [kind]: picture })
    await uploads.last().answers({ [kind]: picture })
    expect(await screen.findByText(`${name} saved`)).toBeTruthy()
    await expect.poll(shown).toEqual([name])
    expect(screen.getByLabelText(replace)).toBeTruthy()
  })

  it('are removed one by one, and once', async () => {
    const { shown, server, user } = await show({ logo: picture, seal: picture })
    expect(shown()).toEqual(['Logo', 'Seal'])
    const answer = server.holds(removeLetterhead, { seal: picture })
    const remove = screen.getByRole('button', { name: 'Remove logo' })
    await user.click(remove)
    await user.click(remove)
    server.answers(getLetterhead, { seal: picture })
    answer()
    expect(await screen.findByText('Logo removed')).toBeTruthy()
    await expect.poll(shown).toEqual(['Seal'])
    expect(server.received(removeLetterhead)).toEqual([{ kind: 'logo' }])
    expect(screen.queryByRole('button', { name: 'Remove logo' })).toBeNull()
  })

  it('stay when one is refused or could not be removed', async () => {
    const { choose, uploads, shown, server, user } = await show({ logo: picture })
    await choose('Choose another logo')
    await uploads.last().refuses('invalid_input', { detail: 'At least 100 pixels wide, please' })
    expect(await screen.findByText('At least 100 pixels wide, please')).toBeTruthy()
    server.refuses(removeLetterhead, 'internal')
    await user.click(screen.getByRole('button', { name: 'Remove logo' }))
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeTruthy()
    expect(shown()).toEqual(['Logo'])
  })

  it('that cannot be loaded are asked for again', async () => {
    const server = templeServer()
    server.refuses(getLetterhead, 'unavailable')
    const { user } = await renderOffice(<LetterheadFields temple="Mandir" />, { server })
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.answers(getLetterhead, {})
    await user.click(again)
    expect(await screen.findByLabelText('Choose a logo')).toBeTruthy()
  })
})
