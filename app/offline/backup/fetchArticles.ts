import type { Api } from '#app/api/client.ts'
import type { SavedPosts } from '#app/offline/downloads/savedPosts.ts'
import { getPost } from '#contract/blog/public.ts'
import type { Backup } from './backupFile.ts'

type Deps = { api: Api; savedPosts: SavedPosts }

/**
 * Saves a copy's articles with their pictures. Returns the titles of those that could not be: the same
 * copy can be restored again when the phone is online.
 */
export async function fetchArticles(
  { api, savedPosts }: Deps,
  articles: Backup['articles'],
): Promise<string[]> {
  const missing: string[] = []
  const saved = new Set((await savedPosts.list().catch(() => [])).map(({ slug }) => slug))
  for (const { slug, title } of articles) {
    if (saved.has(slug)) continue
    try {
      const post = await api.call(getPost, { slug })
      await savedPosts.save(post, new AbortController().signal)
    } catch {
      missing.push(title)
    }
  }
  return missing
}
