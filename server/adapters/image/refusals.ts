import { mostPixels } from '#contract/blog/admin.ts'
import type { Refusal } from './task.ts'

/** Fifty megapixels take a slow machine some ten seconds. */
export const limits = { timeoutMs: 90_000, heapMb: 128 }

export const damaged =
  'This picture cannot be opened. It is damaged or incomplete. Please upload it again.'

/** Why a picture cannot be used; `narrowest` is the least width in pixels. */
export const refusalWords = (
  { refusal, width = 0, height = 0 }: Refusal,
  narrowest: number,
): string => {
  const size = `${width} × ${height}`
  switch (refusal) {
    case 'damaged':
      return damaged
    case 'tooLarge':
      return `This picture is too large (${size} pixels). The limit is ${mostPixels / 1_000_000} megapixels. Please upload a smaller one.`
    case 'tooNarrow':
      return `This picture has ${size} pixels. It must be at least ${narrowest} pixels wide to look good.`
    case 'oddShape':
      return `This picture has ${size} pixels and is too long for its width. Please crop it.`
  }
}
