import type { Api } from '#app/api/client.ts'
import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'
import type { Language } from '#contract/languages.ts'
import { type Read, type ReadName, type Reads, reads } from '#contract/reads.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import type { Content } from './content.ts'

/** In which language what the phone stores of the temple's content is. */
const key = 'modak-content-language'

/** Unknown where storage is forbidden. */
const storedLanguage = (): string | undefined => {
  try {
    return localStorage.getItem(key) ?? 'en'
  } catch {
    return undefined
  }
}

const noteLanguage = (language: Language): void => {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Nothing is stored either.
  }
}

/**
 * Drops what was stored in another language. Saved articles stay until they are here in this one:
 * without its text, an article would not count as saved. Returns their slugs.
 */
async function dropOthers(db: OfflineDb): Promise<string[]> {
  const { mantras, pages, posts, postLists, products, rites, festivalOverrides, savedPosts } = db
  const dropped = [mantras, pages, posts, postLists, products, rites, festivalOverrides]
  return db.transaction('rw', [...dropped, savedPosts], async () => {
    const saved = await savedPosts.toCollection().primaryKeys()
    await posts.filter(({ slug }) => !saved.includes(slug)).delete()
    for (const table of [mantras, pages, postLists, products, rites, festivalOverrides])
      await table.clear()
    return saved
  })
}

/**
 * Content where the app is built in several languages (apiInLanguage.ts): the phone stores one of them
 * at a time. Two tabs in two languages take turns, and read from the network meanwhile.
 */
export function contentInLanguage(content: Content, db: OfflineDb, language: Language): Content {
  const isHere = () => storedLanguage() === language
  const fetch: Content['fetch'] = async (name, input) => {
    if (!isHere()) await (changing ??= change().finally(() => (changing = undefined)))
    return content.fetch(name, input)
  }
  let changing: Promise<void> | undefined
  const change = async () => {
    const saved = await dropOthers(db).catch(() => [])
    noteLanguage(language)
    for (const slug of saved) void content.fetch('getPost', { slug }).catch(() => undefined)
  }
  return {
    fetch,
    stored: async (name, input) => (isHere() ? content.stored(name, input) : undefined),
    read: (name, input) => (isHere() ? content.read(name, input) : fetch(name, input)),
  }
}

/** Content of a page that leaves what the phone stores as it is (`isPassing`): from the network alone. */
export function passingContent(api: Api): Content {
  const fetch: Read = <N extends ReadName>(name: N, input: Sent<Reads[N]>) =>
    api.call(reads[name] as unknown as Endpoint<Sent<Reads[N]>, unknown, Out<Reads[N]>>, input)
  return { fetch, read: fetch, stored: async () => undefined }
}
