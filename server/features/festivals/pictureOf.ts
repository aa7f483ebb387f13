import type { Knex } from 'knex'
import type { FestivalPicture } from '#contract/festivals/public.ts'
import { pictureHash } from '#contract/pictureAddresses.ts'
import { AppError } from '#server/errors.ts'
import type { KnownPicture } from '#server/markdown/port.ts'

/** Those of the hashes that are uploaded pictures. */
export type FindPictures = (db: Knex, hashes: readonly string[]) => Promise<KnownPicture[]>

type Chosen = Pick<FestivalPicture, 'imageUrl' | 'imageAlt'>

/** An uploaded picture with its sizes; refused if it was never uploaded, or was deleted since. */
export const pictureOf = async (
  trx: Knex,
  { imageUrl, imageAlt }: Chosen,
  findPictures: FindPictures,
): Promise<FestivalPicture> => {
  const hash = pictureHash(imageUrl)
  const [stored] = hash === undefined ? [] : await findPictures(trx, [hash])
  if (stored) {
    const { width, height, widths } = stored
    return {
      imageUrl,
      imageAlt,
      imageWidth: width,
      imageHeight: height,
      imageWidths: [...widths],
    }
  }
  const detail = 'This picture is no longer there. Please upload it again'
  throw new AppError('invalid_input', undefined, [{ pointer: '#/picture', detail }])
}
