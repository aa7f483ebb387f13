import type { FileKind } from '#server/features/shop/files/kinds.ts'

export const goodsIds = [
  'mantra-recordings',
  'article-wallpapers',
  'mantra-book-pdf',
  'ganesha-calendar-2027',
] as const
export type GoodsId = (typeof goodsIds)[number]

const pdf = { extension: 'pdf', contentType: 'application/pdf' }
const zip = { extension: 'zip', contentType: 'application/zip' }

/** The digital items of the first products, whose files the server makes itself. */
export const goods: Readonly<Record<GoodsId, FileKind & { readonly fileName: string }>> = {
  'mantra-recordings': { ...zip, fileName: 'ganesha-mantras.zip' },
  'article-wallpapers': { ...zip, fileName: 'ganesha-wallpapers.zip' },
  'mantra-book-pdf': { ...pdf, fileName: 'ganesha-mantras.pdf' },
  'ganesha-calendar-2027': { ...pdf, fileName: 'ganesha-calendar-2027.pdf' },
}
