import { fireEvent } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { writingServer } from '#app/test/writingServer.ts'
import { getStaffPost, updatePost } from '#contract/blog/admin.ts'
import {
  dropUnsaved,
  getUnsaved,
  getVersion,
  keepUnsaved,
  listVersions,
} from '#contract/writing/admin.ts'
import { toPostValues } from './postValues.ts'
import { id, showPostEditor, stored } from './showPostEditor.tsx'

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
    const { type, server, bar } = await showPostEditor({}, writingServer())
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
    const { press, valueOf, saves, sent } = await showPostEditor({}, found())
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
    const { press, valueOf, server } = await showPostEditor({}, found())
    await screen.findByText(title)
    await press('Discard them')
    await expect.poll(() => server.received(dropUnsaved)).toHaveLength(1)
    expect(screen.queryByText(title)).toBeNull()
    expect(valueOf('Text')).toBe('Whoever keeps it eats after moonrise.')
  })

  it('meets what somebody else saved since', async () => {
    const server = found()
    server.answers(getStaffPost, stored({ markdown: 'Theirs.', version: 4 }))
    const { press, version, valueOf } = await showPostEditor({}, server)
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
    const page = await showPostEditor({}, server)
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
    await showPostEditor({}, server)
    expect(await screen.findByText('The earlier versions could not be loaded.')).toBeTruthy()
  })
})
