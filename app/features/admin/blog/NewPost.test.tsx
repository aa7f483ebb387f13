import { describe, expect, it, onTestFinished } from 'vitest'
import { aPost } from '#app/test/builders.ts'
import { aStaffPost } from '#app/test/aStaffPost.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { aPicture, anUploadedPicture, takeUploads } from '#app/test/takeUploads.ts'
import { write } from '#app/test/write.ts'
import { writingServer } from '#app/test/writingServer.ts'
import { createPost, previewPost, type PreviewedPost, uploadPicture } from '#contract/blog/admin.ts'
import { NewPost } from './NewPost.tsx'

const { title, authorName, authorInitials, readTime, isFeatured } = aPost()
const made: PreviewedPost = {
  title,
  authorName,
  authorInitials,
  readTime,
  isFeatured,
  excerpt: '',
  content: '',
}

const show = async () => {
  const server = writingServer()
  // The preview is requested for any input, valid or not.
  server.judges(previewPost)
  server.answers(previewPost, { ...made, title: '' })
  takeUploads(server)
  const page = await renderOffice(<NewPost />, { server, at: '/admin/blog/new' })
  const type = (label: string, text: string) => write(page.user, label, text)
  return {
    ...page,
    type,
    fill: async () => {
      await type('Title', 'Twenty-one modaks')
      await type('Text', 'Steam them well.')
    },
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    choose: async () => {
      const [first] = screen.getAllByLabelText('Choose a picture')
      if (first) await page.user.upload(first, aPicture())
    },
    sent: () => server.received(createPost),
    text: () => screen.getByLabelText<HTMLTextAreaElement>('Text').value,
  }
}

const create = 'Save as a draft'
const alt = 'Description of the picture'

describe('A new article', () => {
  it('says what is missing, takes the focus there, and sends nothing', async () => {
    const { press, sent, container } = await show()
    await press(create)
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2)
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Title'))
    expect(sent()).toEqual([])
    await expectAccessible(container)
  })

  it('is saved as a draft, and leads to its page without a question', async () => {
    const { fill, type, press, server, sent, user, address } = await show()
    server.answers(createPost, aStaffPost({ id: 'post-2' }))
    await fill()
    await type('Author', 'Sunanda Joshi')
    await type('Minutes to read', '4')
    await type('Sources', ' Steaming: a kitchen \n\nhttps://kitchen.example')
    await user.click(screen.getByLabelText('Show it on the home page'))
    await press(create)
    const toast = 'Saved as a draft. Nobody else sees it yet.'
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(sent()).toEqual([
      {
        title: 'Twenty-one modaks',
        markdown: 'Steam them well.',
        authorName: 'Sunanda Joshi',
        readTime: 4,
        isFeatured: true,
        sources: ['Steaming: a kitchen', 'https://kitchen.example'],
      },
    ])
    await expect.poll(address).toBe('/admin/blog/post-2')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each(['0', '121', '1.5', 'two'])('refuses “%s” minutes to read', async (text) => {
    const { fill, type, press, sent } = await show()
    await fill()
    await type('Minutes to read', text)
    await press(create)
    expect(await screen.findByText(/^Please enter a number from 1 to 120/)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Minutes to read'))
    expect(sent()).toEqual([])
  })

  it('keeps what was typed when the network is lost, and is saved once after', async () => {
    const { fill, press, server, network, sent, text } = await show()
    await fill()
    network.lose()
    await press(create)
    expect(await screen.findByText(/^Could not connect. What you typed is still here/)).toBeTruthy()
    expect(text()).toBe('Steam them well.')
    network.regain()
    const release = server.holds(createPost, aStaffPost())
    await press(create)
    const busy = await screen.findByRole('button', { name: 'Saving...' })
    expect(busy).toHaveProperty('disabled', true)
    release()
    await screen.findByText('Saved as a draft. Nobody else sees it yet.')
    expect(sent()).toHaveLength(1)
  })

  it('says that its address is taken', async () => {
    const { fill, press, server } = await show()
    server.refuses(createPost, 'id_taken', { detail: 'There is a post with this address' })
    await fill()
    await press(create)
    expect(await screen.findByText('There is a post with this address')).toBeTruthy()
  })

  it('is shown as devotees will see it, or why that is not possible', async () => {
    const { fill, type, press, server } = await show()
    const region = () => within(screen.getByRole('region', { name: 'As devotees will see it' }))
    expect(region().getByText('What you write will be shown here.')).toBeTruthy()
    server.answers(previewPost, (input) => ({
      ...made,
      title: input.title ?? '',
      content: '<p>Steam them <strong>well</strong>.</p>',
    }))
    await fill()
    expect(await region().findByText('well')).toBeTruthy()
    expect(region().getByText('Twenty-one modaks')).toBeTruthy()
    expect(region().getByText('Sunanda Joshi · 4 min read')).toBeTruthy()
    server.refuses(previewPost, 'unavailable')
    await type('Text', 'Steam them longer.')
    expect(await region().findByText(/^The preview is not available right now/)).toBeTruthy()
    await press('Hide preview')
    expect(screen.queryByRole('region', { name: 'As devotees will see it' })).toBeNull()
  })
})

describe('The picture at the top of an article', () => {
  it('needs a description, and is saved with it', async () => {
    const { fill, choose, type, press, server, sent } = await show()
    server.answers(createPost, aStaffPost())
    server.answers(uploadPicture, anUploadedPicture)
    await fill()
    expect(screen.queryByLabelText(alt)).toBeNull()
    await choose()
    await screen.findByLabelText(alt)
    await press(create)
    expect(await screen.findByText('Please describe the picture')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(alt))
    expect(sent()).toEqual([])
    await type(alt, 'A modak on saffron')
    await press(create)
    await expect
      .poll(sent)
      .toMatchObject([{ imageUrl: anUploadedPicture.url, imageAlt: 'A modak on saffron' }])
  })

  it('is described anew when another one is chosen, and not sent once it is removed', async () => {
    const { fill, choose, type, press, server, sent, user } = await show()
    server.answers(createPost, aStaffPost())
    server.answers(uploadPicture, anUploadedPicture)
    await fill()
    await choose()
    await screen.findByLabelText(alt)
    await type(alt, 'A modak on saffron')
    expect(screen.getByRole('img', { name: 'A modak on saffron' })).toBeTruthy()
    await user.upload(screen.getByLabelText('Choose another picture'), aPicture())
    await expect.poll(() => screen.getByLabelText(alt)).toHaveProperty('value', '')
    await press('Remove picture')
    expect(screen.getByText('No picture yet.')).toBeTruthy()
    expect(screen.queryByLabelText(alt)).toBeNull()
    await press(create)
    await expect.poll(sent).toHaveLength(1)
    expect(sent()[0]).not.toHaveProperty('imageUrl')
  })
})

describe('A picture in the text', () => {
  it('is described and inserted, and nothing is saved by Enter', async () => {
    const { fill, choose, type, press, server, sent, user, text } = await show()
    // Without it the text is changed in another way, as in a browser that refuses.
    document.execCommand = () => false
    onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'))
    server.answers(uploadPicture, anUploadedPicture)
    await fill()
    await press('Picture in the text')
    await choose()
    await screen.findByLabelText(alt)
    await press('Insert into text')
    expect(await screen.findByText('Please describe the picture')).toBeTruthy()
    await type(alt, 'A modak')
    await user.keyboard('{Enter}')
    await expect.poll(text).toContain(`![A modak](${anUploadedPicture.url})`)
    expect(text()).toContain('Steam them well.')
    expect(screen.queryByLabelText(alt)).toBeNull()
    expect(sent()).toEqual([])
  })
})
