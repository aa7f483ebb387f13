import type { Post, PostPage, PostPreview, PostPreviews } from '#contract/blog/public.ts'
import { postsOnPage } from '#contract/blog/public.ts'
import type { Out, Sent } from '#contract/endpoint.ts'
import type { Reads } from '#contract/reads.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { storeRow, storeRows } from './storeRows.ts'

type ListInput = Sent<Reads['listPostPreviews']>

/** The number of texts stored besides the saved ones, about 8 KB each. */
const mostPosts = 60

const keyOf = ({ page = 1, featured, limit }: ListInput): string =>
  `${featured ? 'featured' : 'all'} ${limit ?? postsOnPage} ${page}`

/** How the blog's answers are stored on the phone. */
export const postKeepers = (db: OfflineDb) => ({
  listPosts: {
    load: () => Promise.resolve(undefined),
    save: (posts: Out<Reads['listPosts']>, { page = 1 }: Sent<Reads['listPosts']>) =>
      Number(page) === 1 ? saveLatest(db, posts) : Promise.resolve(),
  },
  listPostPreviews: {
    load: async (input: ListInput) => (await db.postLists.get(keyOf(input)))?.list,
    save: async (list: PostPreviews, input: ListInput) => {
      const key = keyOf(input)
      await storeRow(db.postLists, key, { key, list })
    },
  },
  getPost: {
    load: ({ slug }: { slug: string }) => loadPost(db, slug),
    save: (post: PostPage) => savePost(db, post),
  },
})

/** An article known only from the list is related to the others in that list. */
async function loadPost(db: OfflineDb, slug: string): Promise<PostPage | undefined> {
  const stored = await db.posts.get(slug)
  if (!stored) return undefined
  const { keptAt: _, related, ...post } = stored
  return { ...post, related: related ?? (await latestBeside(db, slug)) }
}

async function latestBeside(db: OfflineDb, slug: string): Promise<PostPreview[]> {
  const first = await db.postLists.get(keyOf({}))
  return (first?.list.items ?? []).filter((one) => one.slug !== slug).slice(0, 3)
}

async function savePost(db: OfflineDb, post: PostPage): Promise<void> {
  await moveRenamed(db, [post])
  await db.posts.put({ ...post, keptAt: Date.now() })
  await makeRoom(db)
}

/** If the temple renamed an article's address, the stored copy moves there and stays saved. */
async function moveRenamed(db: OfflineDb, posts: readonly Post[]): Promise<void> {
  const slugOf = new Map(posts.map(({ id, slug }) => [id, slug]))
  const renamed = (await db.posts.toArray()).filter(
    ({ id, slug }) => (slugOf.get(id) ?? slug) !== slug,
  )
  if (renamed.length === 0) return
  await db.transaction('rw', db.posts, db.savedPosts, async () => {
    for (const stored of renamed) {
      const earlier = stored.slug
      const slug = slugOf.get(stored.id) ?? earlier
      const saved = await db.savedPosts.get(earlier)
      if (saved) await db.savedPosts.put({ ...saved, slug })
      await db.posts.put({ ...stored, slug })
      await db.savedPosts.delete(earlier)
      await db.posts.delete(earlier)
    }
  })
}

/** How long an article counts as fetched lately before it is stored again. */
const renewMs = 86_400_000

/** The newest posts are complete for their period, so one that is missing was deleted. */
async function saveLatest(db: OfflineDb, posts: readonly Post[]): Promise<void> {
  const isAll = posts.length < postsOnPage
  const since = posts.at(-1)?.publishedAt ?? ''
  const there = new Set(posts.map(({ slug }) => slug))
  await moveRenamed(db, posts)
  const known = new Map((await db.posts.toArray()).map((stored) => [stored.slug, stored]))
  const now = Date.now()
  const rows = posts.map((post) => {
    const { related, keptAt = 0 } = known.get(post.slug) ?? {}
    const isLate = now - keptAt > renewMs
    return { ...post, ...(related && { related }), keptAt: isLate ? now : keptAt }
  })
  await storeRows(
    db,
    db.posts,
    rows,
    ({ slug, publishedAt }) => there.has(slug) || isAll || publishedAt > since,
  )
  await makeRoom(db)
}

async function makeRoom(db: OfflineDb): Promise<void> {
  const [posts, saved] = await Promise.all([db.posts.toArray(), db.savedPosts.toArray()])
  const isSaved = new Set(saved.map(({ slug }) => slug))
  const old = posts
    .filter(({ slug }) => !isSaved.has(slug))
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .slice(mostPosts)
  if (old.length > 0) await db.posts.bulkDelete(old.map(({ slug }) => slug))
}

/** The temple deleted it: nothing of it stays, except its pictures until the next clean-up. */
export async function forgetPost(db: OfflineDb, slug: string): Promise<void> {
  await db.transaction('rw', db.posts, db.postLists, async () => {
    await db.posts.delete(slug)
    await db.postLists.toCollection().modify(({ list }) => {
      list.items = list.items.filter((post) => post.slug !== slug)
    })
  })
}
