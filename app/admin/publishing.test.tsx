import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { Deletion } from './Deletion.tsx'
import { PublishControls } from './PublishControls.tsx'
import type { Publishing } from './usePublishing.ts'

const now = '2026-11-24T06:00:00Z'

const showVisibility = async (
  of: Publishing['of'],
  { isDone = true, ...change }: Partial<Publishing> & { isDone?: boolean } = {},
) => {
  const onPublish = vi.fn(async () => isDone)
  const page = await renderOffice(
    <PublishControls of={of} isDirty={false} isBusy={false} onPublish={onPublish} {...change} />,
    { now },
  )
  return {
    ...page,
    onPublish,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    at: (value: string) =>
      fireEvent.change(screen.getByLabelText('Publish at'), { target: { value } }),
  }
}

describe('The visibility of what staff write', () => {
  it('of a draft is changed at once', async () => {
    const { press, onPublish, container } = await showVisibility({ status: 'draft' })
    expect(screen.getByText('Draft: only staff can see it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Change to draft' })).toBeNull()
    await expectAccessible(container)
    await press('Publish now')
    expect(await screen.findByText('Published. Everyone can see it now.')).toBeTruthy()
    expect(onPublish).toHaveBeenCalledExactlyOnceWith({ status: 'published' })
  })

  it('is scheduled by the temple’s clock, and not in the past', async () => {
    const { press, at, onPublish } = await showVisibility({ status: 'draft' })
    await press('Schedule')
    expect(screen.getByText('Please choose a time in the future')).toBeTruthy()
    at('2026-11-24T11:29')
    await press('Schedule')
    expect(onPublish).not.toHaveBeenCalled()
    at('2026-11-24T11:31')
    await press('Schedule')
    expect(await screen.findByText('Scheduled')).toBeTruthy()
    expect(onPublish).toHaveBeenCalledExactlyOnceWith({
      status: 'scheduled',
      publishAt: '2026-11-24T06:01:00.000Z',
    })
  })

  it('that is scheduled says when, and can be a draft again', async () => {
    const publishAt = '2026-11-27T10:30:00Z'
    const { press, onPublish } = await showVisibility({ status: 'scheduled', publishAt })
    expect(screen.getByText(/^Scheduled for 4:00.PM, 27 Nov 2026\.$/)).toBeTruthy()
    expect(screen.getByLabelText('Publish at')).toHaveProperty('value', '2026-11-27T16:00')
    await press('Change to draft')
    expect(await screen.findByText('Changed to draft. Only staff can see it.')).toBeTruthy()
    expect(onPublish).toHaveBeenCalledExactlyOnceWith({ status: 'draft' })
  })

  it('of what is public offers only to make it a draft', async () => {
    await showVisibility({ status: 'published' })
    expect(screen.getByText('Public.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull()
    expect(screen.queryByLabelText('Publish at')).toBeNull()
  })

  it('waits until changes are saved', async () => {
    const { press, onPublish } = await showVisibility({ status: 'draft' }, { isDirty: true })
    expect(screen.getByText(/^Save your changes first/)).toBeTruthy()
    await press('Publish now')
    await press('Schedule')
    expect(onPublish).not.toHaveBeenCalled()
  })

  it('says nothing of success if it failed', async () => {
    const { press, onPublish } = await showVisibility({ status: 'draft' }, { isDone: false })
    await press('Publish now')
    expect(onPublish).toHaveBeenCalledOnce()
    expect(screen.queryByText('Published. Everyone can see it now.')).toBeNull()
  })
})

describe('Deleting what staff wrote', () => {
  const show = async ({ deletedAt, isDone = true }: { deletedAt?: string; isDone?: boolean }) => {
    const onRemove = vi.fn(async () => (isDone ? { version: 8 } : undefined))
    const onRestore = vi.fn(async () => isDone)
    const page = await renderOffice(
      <Deletion
        of={{ title: 'Sankashti', version: 7, deletedAt }}
        label="Delete article"
        list="blog"
        isBusy={false}
        onRemove={onRemove}
        onRestore={onRestore}
      />,
      { at: '/admin/blog/7' },
    )
    const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
    return { ...page, press, onRemove, onRestore }
  }

  it('is done at once, leads to the list, and is undone from there', async () => {
    const { press, address, onRemove, onRestore } = await show({})
    await press('Delete article')
    expect(await screen.findByText('“Sankashti” deleted')).toBeTruthy()
    expect(onRemove).toHaveBeenCalledOnce()
    expect(address()).toBe('/admin/blog')
    await press('Undo')
    expect(await screen.findByText('Restored')).toBeTruthy()
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(8)
  })

  it('that failed stays where it is', async () => {
    const { press, address } = await show({ isDone: false })
    await press('Delete article')
    expect(address()).toBe('/admin/blog/7')
    expect(screen.queryByText('“Sankashti” deleted')).toBeNull()
  })

  it('can be taken back for 30 days', async () => {
    const { press, onRestore } = await show({ deletedAt: '2026-11-20T05:00:00Z' })
    expect(screen.queryByRole('button', { name: 'Delete article' })).toBeNull()
    await press('Restore')
    expect(await screen.findByText('Restored')).toBeTruthy()
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(7)
  })
})
