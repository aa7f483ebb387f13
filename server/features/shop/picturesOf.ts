import type { Knex } from 'knex'
import { pictureHash } from '#contract/pictureAddresses.ts'
import type { ProductPicture } from '#contract/shop/public.ts'
import { AppError } from '#server/errors.ts'
import type { KnownPicture } from '#server/markdown/port.ts'
import type { ProductRecord } from './repository.ts'

type Chosen = { readonly imageUrl: string; readonly imageAlt: string }

export type ChosenPictures = Chosen & { readonly gallery: readonly Chosen[] }

/** Those of the hashes that are uploaded pictures. */
export type FindPictures = (db: Knex, hashes: readonly string[]) => Promise<KnownPicture[]>

/** The size of all drawings of products. */
const drawing = { imageWidth: 640, imageHeight: 640 }

/** The chosen pictures with their sizes; refused if one was never uploaded, or was deleted since. */
export const picturesOf = async (
  trx: Knex,
  { imageUrl, imageAlt, gallery }: ChosenPictures,
  findPictures: FindPictures,
): Promise<
  Pick<
    ProductRecord,
    'imageUrl' | 'imageAlt' | 'imageWidth' | 'imageHeight' | 'imageWidths' | 'gallery'
  >
> => {
  const chosen = [{ imageUrl, imageAlt }, ...gallery]
  const hashes = chosen.flatMap((one) => pictureHash(one.imageUrl) ?? [])
  const stored = new Map((await findPictures(trx, hashes)).map((one) => [one.hash, one]))

  const sized = (one: Chosen, at: string): ProductPicture => {
    const described = { imageUrl: one.imageUrl, imageAlt: one.imageAlt }
    const hash = pictureHash(one.imageUrl)
    if (hash === undefined) return { ...described, ...drawing }
    const found = stored.get(hash)
    if (found) {
      const { width, height, widths } = found
      return { ...described, imageWidth: width, imageHeight: height, imageWidths: [...widths] }
    }
    const detail = 'This picture is no longer there. Please upload it again'
    throw new AppError('invalid_input', undefined, [{ pointer: `#/${at}imageUrl`, detail }])
  }

  const { imageWidths, ...first } = sized({ imageUrl, imageAlt }, '')
  return {
    ...first,
    imageWidths,
    gallery: gallery.map((one, index) => sized(one, `gallery/${index}/`)),
  }
}
