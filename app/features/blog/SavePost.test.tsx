import { cleanup } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aPost } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { memoryCaches } from '#app/test/memoryCaches.ts'
import { render, screen } from '#app/test/render.tsx'
import { SavedPosts } from './SavedPosts.tsx'
import { SavePost } from './SavePost.tsx'

type Options = {
  pictures?: string[]
  /** What the server answers for a picture. */
  answer?: () => Response | Promise<Response>
  /** Why the phone does not store it. */
  refusal?: DOMException
  /** What is stored already. */
  phone?: ReturnType<typeof memoryCaches>
}

const picture = '/images/articles/moon-over-temple.svg'
const aPicture = () => new Response(new Uint8Array(2_000))

const show = async ({ pictures = [picture], answer = aPicture, refusal, phone }: Options = {}) => {
  const { caches, entries } = phone ?? memoryCaches(refusal)
  vi.stubGlobal('caches', caches)
  onTestFinished(() => void vi.unstubAllGlobals())
  const post = aPost({ pictures })
  const page = await render(<SavePost post={post} />)
  const { fetch: askServer } = globalThis
  globalThis.fetch = async (address, init) =>
    String(address).startsWith('/images/') ? answer() : askServer(address, init)
  return {
    ...page,
    entries,
    post,
    rows: () => page.db.savedPosts.toArray(),
    save: async (name = 'Save offline') =>
      page.user.click(await screen.findByRole('button', { name })),
    isSaved: () => screen.findByText('Saved with its pictures'),
  }
}

const remove = 'Remove the saved article How Sankashti is kept'

describe('Saving an article', () => {
  it('stores it with its pictures, and says so', async () => {
    const { save, isSaved, rows, entries, db, container } = await show()
    await save()
    await isSaved()
    expect(await screen.findByText('Saved on this phone')).toBeTruthy()
    expect(await rows()).toMatchObject([
      { slug: 'how-sankashti-is-kept', title: 'How Sankashti is kept', bytes: 2_000 },
    ])
    expect(entries.size).toBe(1)
    expect(await db.posts.count()).toBe(1)
    await expectAccessible(container)
  })

  it('is busy meanwhile, and a second press saves nothing more', async () => {
    let arrive: (file: Response) => void = () => undefined
    const answer = vi.fn(() => new Promise<Response>((resolve) => (arrive = resolve)))
    const { save, isSaved, user } = await show({ answer })
    await save()
    const button = screen.getByRole('button', { name: 'Saving' })
    await user.click(button)
    await expect.poll(() => answer.mock.calls).toHaveLength(1)
    arrive(aPicture())
    await isSaved()
    expect(answer).toHaveBeenCalledOnce()
  })

  it('knows on the next visit what is saved, lists it, and removes it', async () => {
    const phone = memoryCaches()
    const first = await show({ phone })
    await first.save()
    await first.isSaved()
    cleanup()
    await render(<SavedPosts />)
    expect(
      (await screen.findByRole('link', { name: 'How Sankashti is kept' })).getAttribute('href'),
    ).toBe('/blog/how-sankashti-is-kept')
    cleanup()
    const { isSaved, user, rows, entries } = await show({ phone })
    await isSaved()
    await user.click(screen.getByRole('button', { name: remove }))
    expect(await screen.findByText('Removed from this phone')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save offline' })).toBeTruthy()
    expect(await rows()).toEqual([])
    expect(entries.size).toBe(0)
  })

  it('offers it again when the article has a new picture', async () => {
    const phone = memoryCaches()
    const first = await show({ phone })
    await first.save()
    await first.isSaved()
    cleanup()
    const { save, isSaved, entries } = await show({
      phone,
      pictures: [picture, '/images/articles/another.svg'],
    })
    await save()
    await isSaved()
    expect(entries.size).toBe(2)
  })

  it.each([
    ['a picture is missing', () => new Response('', { status: 404 }), /not available right now/],
    ['there is no network', () => Promise.reject(new TypeError('Failed')), /You went offline/],
  ])(
    'says why it failed, keeps nothing half, and saves at the second try: %s',
    async (_, fail, why) => {
      const answer = vi.fn<() => Response | Promise<Response>>(fail)
      const { save, isSaved, rows, entries } = await show({ answer })
      await save()
      expect(await screen.findByText('Not saved')).toBeTruthy()
      expect(screen.getAllByText(why)).not.toEqual([])
      expect(await rows()).toEqual([])
      expect(entries.size).toBe(0)
      answer.mockImplementation(aPicture)
      await save('Not saved. Try again')
      await isSaved()
    },
  )

  it('says that the phone is full', async () => {
    const { save } = await show({ refusal: new DOMException('Full', 'QuotaExceededError') })
    await save()
    expect(await screen.findAllByText(/Your phone is full/)).not.toEqual([])
  })

  it('is not offered where the browser stores nothing', async () => {
    Reflect.deleteProperty(globalThis, 'caches')
    await render(
      <>
        <SavePost post={aPost()} />
        <SavedPosts />
      </>,
    )
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
