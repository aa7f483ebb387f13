import type { Knex } from 'knex'
import type { LetterheadPictures } from '#contract/site/letterheadAdmin.ts'
import { findLetterhead, openLetterhead, type PrintedLetterhead } from './repository.ts'

/** The pictures for a screen or its printer. */
export const shownPictures = (pictures: PrintedLetterhead): LetterheadPictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([kind, { format, bytes, width, height }]) => [
      kind,
      { src: `data:image/${format};base64,${bytes}`, width, height },
    ]),
  )

/** The pictures of papers issued now, for the screen. */
export const shownLetterhead = async (db: Knex): Promise<LetterheadPictures> =>
  shownPictures(await openLetterhead(db, await findLetterhead(db)))
