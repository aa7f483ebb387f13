import { fireEvent } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aPost } from '#app/test/builders.ts'
import { aStaffPost } from '#app/test/aStaffPost.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { writingServer } from '#app/test/writingServer.ts'
import {
  deletePost,
  getStaffPost,
  previewPost,
  publishPost,
  restorePost,
  type StaffPost,
  updatePost,
} from '#contract/blogAdmin.ts'
import {
  dropUnsaved,
  getUnsaved,
  getVersion,
  keepUnsaved,
  listVersions,
} from '#contract/writingAdmin.ts'
import { PostEditor } from './PostEditor.tsx'
import { toPostValues } from './postValues.ts'

const id = 'post-1'
const stored = (change: Partial<StaffPost> = {}) => aStaffPost({ id, ...change })

const show = async (change: Partial<StaffPost> = {}, server = templeServer()) => {
  server.offers(getStaffPost, stored(change))
  server.offers(previewPost, { ...aPost(), title: '', content: '' })
  const page = await renderOffice(<PostEditor id={id} />, {
    server,
    at: `/admin/blog/${id}`,
    now: '2026-11-24T06:00:00Z',
  })
  await screen.findByRole('heading', { level: 1, name: 'How Sankashti is kept' })
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    valueOf: (label: string) => screen.getByLabelText<HTMLInputElement>(label).value,
    bar: within(screen.getByRole('region', { name: 'Save and publish' })),
    sent: () => server.received(updatePost),
    version: () => server.headers(updatePost).at(-1)?.get('if-match'),
    /** What is saved, and what the server says from then on. */
    saves: (changed: Partial<StaffPost> = {}) =>
      server.answers(updatePost, ({ slug, markdown }) => {
        const post = stored({ slug, markdown, version: 4, ...changed })
        server.answers(getStaffPost, post)
        return post
      }),
  }
}

describe('An article', () => {
  it('is shown as stored, and saved from that version', async () => {
    const { type, press, sent, version, saves, valueOf, bar, container } = await show(
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

  it('names its old addresses, and refuses one that cannot be an address', async () => {
    const { type, press, sent } = await show(
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
    const { type, press, server } = await show({}, writingServer())
    await type('Address', 'feed')
    server.judges(updatePost)
    await press('Save')
    expect(await screen.findByText('This word is reserved')).toBeTruthy()
    expect(screen.getByText('Please check the highlighted fields.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Address'))
  })

  it('that somebody else changed is compared, and mine is saved over theirs', async () => {
    const { type, press, server, saves, sent, version, valueOf } = await show({}, writingServer())
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
    const { type, press, user, address, valueOf } = await show({}, writingServer())
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
    const { press, server, bar } = await show({}, writingServer())
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
    expect(await bar.findByText(/^Public since 11:30.AM, Nov 24, 2026\.$/)).toBeTruthy()
    expect(bar.queryByRole('button', { name: 'Publish later' })).toBeNull()
  })

  it('is scheduled by the temple’s clock, and not in the past', async () => {
    const { press, server, bar } = await show({}, writingServer())
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
    expect(await bar.findByText(/^Scheduled for 4:00.PM, Nov 27, 2026\.$/)).toBeTruthy()
    expect(screen.queryByLabelText('Publish at')).toBeNull()
  })

  it('waits until the text is saved; what is public can be a draft again', async () => {
    const { type, press, server, bar } = await show({ status: 'scheduled' }, writingServer())
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
    const { press, server, address } = await show({}, writingServer())
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

describe('What an editor typed and did not save', () => {
  const typed = { ...toPostValues(stored()), markdown: 'Typed on the train.' }
  const found = (version = 3) => {
    const server = writingServer()
    const base = toPostValues(stored())
    const savedAt = '2026-11-24T05:00:00Z'
    server.answers(getUnsaved, { unsaved: { version, base, typed, savedAt } })
    return server
  }
  const title = /^You have changes from 10:30.AM that are not saved$/

  it('is kept on the server when the page is left', async () => {
    const { type, server, bar } = await show({}, writingServer())
    await type('Text', 'Typed on the train.')
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    onTestFinished(() => state.mockRestore())
    fireEvent(document, new Event('visibilitychange'))
    await expect
      .poll(() => server.received(keepUnsaved))
      .toMatchObject([{ kind: 'post', id, version: 3, typed: { markdown: 'Typed on the train.' } }])
    expect(await bar.findByText(/^Not saved yet. Draft kept at 10:30.AM\.$/)).toBeTruthy()
  })

  it('is offered again, and saved', async () => {
    const { press, valueOf, saves, sent } = await show({}, found())
    expect(await screen.findByText(title)).toBeTruthy()
    expect(valueOf('Text')).toBe('Whoever keeps it eats after moonrise.')
    await press('Continue with them')
    await expect.poll(() => valueOf('Text')).toBe('Typed on the train.')
    expect(screen.queryByText(title)).toBeNull()
    saves()
    await press('Save')
    await expect.poll(sent).toMatchObject([{ markdown: 'Typed on the train.' }])
  })

  it('can be discarded', async () => {
    const { press, valueOf, server } = await show({}, found())
    await screen.findByText(title)
    await press('Discard them')
    await expect.poll(() => server.received(dropUnsaved)).toHaveLength(1)
    expect(screen.queryByText(title)).toBeNull()
    expect(valueOf('Text')).toBe('Whoever keeps it eats after moonrise.')
  })

  it('meets what somebody else saved since', async () => {
    const server = found()
    server.answers(getStaffPost, stored({ markdown: 'Theirs.', version: 4 }))
    const { press, version, valueOf } = await show({}, server)
    expect(await screen.findByText(/This text was saved again since then/)).toBeTruthy()
    await press('Continue with them')
    server.refuses(updatePost, 'changed_meanwhile')
    await press('Save')
    const panel = await screen.findByRole('region', {
      name: 'Someone else changed this in the meantime',
    })
    expect(within(panel).getByText('Theirs.')).toBeTruthy()
    expect(version()).toBe('"3"')
    expect(valueOf('Text')).toBe('Typed on the train.')
  })
})

describe('An earlier version of an article', () => {
  const savedAt = '2026-11-23T05:00:00Z'
  const earlier = { version: 2, savedAt, savedBy: 'meera', changed: [] }
  const versions = [{ version: 3, savedAt: '2026-11-24T05:00:00Z', changed: ['markdown'] }, earlier]
  const showVersions = async () => {
    const server = writingServer()
    server.answers(listVersions, { versions })
    const { status: _status, version: _version, ...content } = stored({ markdown: 'Fast.' })
    server.answers(getVersion, { ...earlier, content })
    const page = await show({}, server)
    const list = within(await screen.findByRole('list', { name: 'Earlier versions' }))
    return { ...page, list }
  }

  it('is compared with now, and restored', async () => {
    const { list, press, saves, sent, container } = await showVersions()
    expect(list.getByText('Changed: Text')).toBeTruthy()
    expect(list.getByText(/, by meera$/)).toBeTruthy()
    await press('Compare with now')
    expect((await list.findByText('Whoever keeps it eats after moonrise.')).tagName).toBe('DEL')
    expect(list.getByText('Fast.').tagName).toBe('INS')
    await expectAccessible(container)
    saves()
    await press('Restore this version')
    await expect.poll(sent).toMatchObject([{ id, markdown: 'Fast.' }])
    await expect.poll(() => screen.getByLabelText('Text')).toHaveProperty('value', 'Fast.')
  })

  it('is not restored over what is not saved', async () => {
    const { list, press, type } = await showVersions()
    await type('Title', 'Another title')
    await press('Compare with now')
    expect(await list.findByText('Save or undo your changes first.')).toBeTruthy()
    expect(list.getByRole('button', { name: 'Restore this version' })).toHaveProperty(
      'disabled',
      true,
    )
    await press('Hide')
    expect(list.queryByRole('button', { name: 'Restore this version' })).toBeNull()
  })

  it('may be missing', async () => {
    const server = writingServer()
    server.refuses(listVersions, 'unavailable')
    await show({}, server)
    expect(await screen.findByText('The earlier versions could not be loaded.')).toBeTruthy()
  })
})
