import { mostPixels } from '#contract/blog/admin.ts'
import type { Reason } from '#contract/refusals.ts'
import type { Refusal } from './task.ts'

/** Fifty megapixels take a slow machine some ten seconds. */
export const limits = { timeoutMs: 90_000, heapMb: 128 }

export const damaged: Reason = { code: 'pictures.damaged' }

/** Why a picture cannot be used; `narrowest` is the least width in pixels. */
export const reasonOf = (
  { refusal, width = 0, height = 0 }: Refusal,
  narrowest: number,
): Reason => {
  const size = { width, height }
  switch (refusal) {
    case 'damaged':
      return damaged
    case 'tooLarge':
      return {
        code: 'pictures.tooLarge',
        params: { ...size, megapixels: mostPixels / 1_000_000 },
      }
    case 'tooNarrow':
      return { code: 'pictures.tooNarrow', params: { ...size, least: narrowest } }
    case 'oddShape':
      return { code: 'pictures.oddShape', params: size }
  }
}
