import type { Knex } from 'knex'
import type { LetterheadPictures } from '#contract/site/letterheadAdmin.ts'
import { findLetterhead, openLetterhead } from './repository.ts'

/** The pictures of papers issued now, for the screen. */
export const shownLetterhead = async (db: Knex): Promise<LetterheadPictures> => {
  const pictures = await openLetterhead(db, await findLetterhead(db))
  return Object.fromEntries(
    Object.entries(pictures).map(([kind, { format, bytes, width, height }]) => [
      kind,
      { src: `data:image/${format};base64,${bytes}`, width, height },
    ]),
  )
}
