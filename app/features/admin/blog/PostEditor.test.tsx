import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPost } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { writingServer } from '#app/test/writingServer.ts'
import {
  deletePost,
  getStaffPost,
  previewPost,
  publishPost,
  restorePost,
  updatePost,
} from '#contract/blog/admin.ts'
import { PostEditor } from './PostEditor.tsx'
import { id, showPostEditor, stored } from './showPostEditor.tsx'

it('An article is published once, and not without a network', async () => {
  const page = await showPostEditor({}, writingServer())
  const answer = () => {
    const published = stored({ status: 'published', version: 4 })
    page.server.answers(getStaffPost, published)
    return published
  }
  await expectSteady(page, { button: 'Publish now', sends: publishPost, answer })
})

describe('An article', () => {
  it('is shown as stored, and saved from that version', async () => {
    const { type, press, sent, version, saves, valueOf, bar, container } = await showPostEditor(
      {},
      writingServer(),
    )
    expect(screen.getByText('Draft')).toBeTruthy()
    expect(valueOf('Sources')).toBe('The Ganesha Purana')
    expect(screen.getByText(/Leave it empty to use: “Whoever keeps it”$/)).toBeTruthy()
    expect(bar.getByText('Everything is saved.')).toBeTruthy()
    await expectAccessible(container)
    saves()
    await type('Text', 'Eat after moonrise.')
    expect(bar.getByText('Not saved yet.')).toBeTruthy()
    await press('Save')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(sent()).toEqual([
      {
        id,
        title: 'How Sankashti is kept',
        slug: 'how-sankashti-is-kept',
        markdown: 'Eat after moonrise.',
        authorName: 'Sunanda Joshi',
        authorInitials: 'SJ',
        isFeatured: false,
        sources: ['The Ganesha Purana'],
      },
    ])
    expect(version()).toBe('"3"')
    await expect.poll(() => bar.queryByText('Everything is saved.')).toBeTruthy()
  })

  it('is saved once, and stays as written without a network', async () => {
    const page = await showPostEditor({}, writingServer())
    await page.type('Title', 'Sankashti at home')
    const answer = stored({ title: 'Sankashti at home', version: 4 })
    await expectSteady(page, { button: 'Save', sends: updatePost, answer })
  })

  it('names its old addresses, and refuses one that cannot be an address', async () => {
    const { type, press, sent } = await showPostEditor(
      { earlierSlugs: ['sankashti', 'fast'] },
      writingServer(),
    )
    expect(screen.getByText('Old addresses that still work: sankashti, fast')).toBeTruthy()
    await type('Address', 'Sankashti Fast')
    await press('Save')
    const message = 'Please use only small letters, digits and single dashes'
    expect(await screen.findByText(message)).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Address'))
    expect(sent()).toEqual([])
  })

  it('shows at its field what was refused', async () => {
    const { type, press, server } = await showPostEditor({}, writingServer())
    await type('Address', 'feed')
    server.judges(updatePost)
    await press('Save')
    expect(await screen.findByText('This word is reserved')).toBeTruthy()
    expect(screen.getByText('Please check the highlighted fields.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Address'))
  })

  it('that somebody else changed is compared, and mine is saved over theirs', async () => {
    const { type, press, server, saves, sent, version, valueOf } = await showPostEditor(
      {},
      writingServer(),
    )
    await type('Text', 'Mine.')
    server.refuses(updatePost, 'changed_meanwhile')
    server.answers(getStaffPost, stored({ markdown: 'Theirs.', version: 4 }))
    await press('Save')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    expect(panel.getByText('Theirs.')).toBeTruthy()
    expect(valueOf('Text')).toBe('Mine.')
    saves({ version: 5 })
    await press('Save mine over theirs')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(sent().at(-1)).toMatchObject({ markdown: 'Mine.' })
    expect(version()).toBe('"4"')
  })

  it('that is not saved is not left without a question', async () => {
    const { type, press, user, address, valueOf } = await showPostEditor({}, writingServer())
    await type('Text', 'Not saved.')
    await user.click(screen.getByRole('link', { name: 'All posts' }))
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await press('Stay here')
    expect(address()).toBe(`/admin/blog/${id}`)
    expect(valueOf('Text')).toBe('Not saved.')
    await user.click(screen.getByRole('link', { name: 'All posts' }))
    await screen.findByRole('alertdialog')
    await press('Discard and leave')
    await expect.poll(address).toBe('/admin/blog')
  })

  it('that cannot be loaded is asked for again', async () => {
    const server = writingServer()
    server.refuses(getStaffPost, 'unavailable')
    server.answers(previewPost, aPost())
    const { user } = await renderOffice(<PostEditor id={id} />, { server })
    expect(await screen.findByText('This could not be loaded')).toBeTruthy()
    server.answers(getStaffPost, stored())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Title')).toBeTruthy()
  })
})

describe('Publishing an article', () => {
  it('is done at once, from the version that is shown', async () => {
    const { press, server, bar } = await showPostEditor({}, writingServer())
    expect(bar.getByText('Draft: only staff can see it.')).toBeTruthy()
    const published = stored({ status: 'published', publishAt: '2026-11-24T06:00:00Z', version: 4 })
    server.answers(publishPost, () => {
      server.answers(getStaffPost, published)
      return published
    })
    await press('Publish now')
    expect(await screen.findByText('Published. Everyone can see it now.')).toBeTruthy()
    expect(server.received(publishPost)).toEqual([{ id, status: 'published' }])
    expect(server.headers(publishPost)[0]?.get('if-match')).toBe('"3"')
    expect(await bar.findByText(/^Public since 11:30.AM, 24 Nov 2026\.$/)).toBeTruthy()
    expect(bar.queryByRole('button', { name: 'Publish later' })).toBeNull()
  })

  it('is scheduled by the temple’s clock, and not in the past', async () => {
    const { press, server, bar } = await showPostEditor({}, writingServer())
    const at = (value: string) =>
      fireEvent.change(screen.getByLabelText('Publish at'), { target: { value } })
    await press('Publish later')
    at('2026-11-24T11:29')
    await press('Schedule')
    expect(await screen.findByText('Please choose a time in the future')).toBeTruthy()
    expect(server.received(publishPost)).toEqual([])
    at('2026-11-27T16:00')
    const publishAt = '2026-11-27T10:30:00.000Z'
    const scheduled = stored({ status: 'scheduled', publishAt, version: 4 })
    server.answers(publishPost, () => {
      server.answers(getStaffPost, scheduled)
      return scheduled
    })
    await press('Schedule')
    await expect
      .poll(() => server.received(publishPost))
      .toEqual([{ id, status: 'scheduled', publishAt }])
    expect(await bar.findByText(/^Scheduled for 4:00.PM, 27 Nov 2026\.$/)).toBeTruthy()
    expect(screen.queryByLabelText('Publish at')).toBeNull()
  })

  it('waits until the text is saved; what is public can be a draft again', async () => {
    const { type, press, server, bar } = await showPostEditor(
      { status: 'scheduled' },
      writingServer(),
    )
    await type('Title', 'Another title')
    expect(bar.getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', true)
    server.refuses(publishPost, 'changed_meanwhile', { detail: 'It was changed' })
    await press('Change to draft')
    expect(await screen.findByText('It was changed')).toBeTruthy()
    expect(server.received(publishPost)).toEqual([{ id, status: 'draft' }])
  })
})

describe('Deleting an article', () => {
  it('is done from the version that is shown, leads to the list, and is undone there', async () => {
    const { press, server, address } = await showPostEditor({}, writingServer())
    server.answers(deletePost, stored({ deletedAt: '2026-11-24T06:00:00Z', version: 4 }))
    await press('Delete post')
    expect(await screen.findByText('“How Sankashti is kept” deleted')).toBeTruthy()
    expect(server.headers(deletePost)[0]?.get('if-match')).toBe('"3"')
    expect(address()).toBe('/admin/blog')
    server.answers(restorePost, stored({ version: 5 }))
    await press('Undo')
    expect(await screen.findByText('Restored')).toBeTruthy()
    expect(server.received(restorePost)).toEqual([{ id }])
    expect(server.headers(restorePost)[0]?.get('if-match')).toBe('"4"')
  })
})

describe('A deleted article', () => {
  it('can only be restored', async () => {
    const server = templeServer()
    server.answers(getStaffPost, stored({ deletedAt: '2026-11-20T06:00:00Z' }))
    const { user } = await renderOffice(<PostEditor id={id} />, { server })
    expect(await screen.findByText('Deleted')).toBeTruthy()
    expect(screen.queryByLabelText('Title')).toBeNull()
    server.answers(restorePost, stored({ deletedAt: '2026-11-20T06:00:00Z' }))
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Restored')).toBeTruthy()
    expect(server.headers(restorePost)[0]?.get('if-match')).toBe('"3"')
  })
})
