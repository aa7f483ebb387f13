import type { Env, MarkdownIt, Token } from 'markdown-it'
import { pictureHash, pictureSources, pictureUrl } from '#contract/pictureAddresses.ts'
import { drawing, isDrawing } from './drawing.ts'
import type { KnownPicture } from './port.ts'

const drawingSize = `width="${drawing.width}" height="${drawing.height}"`

/** What rendering learns about a text's pictures. */
export type Seen = {
  readonly known: ReadonlyMap<string, KnownPicture>
  readonly urls: string[]
  lacksAlt: boolean
}

/** The data that the library passes to all plugins of one text. */
export const envOf = (seen: Seen): Env => ({ seen })
const seenIn = (env: Env | undefined): Seen => env?.['seen'] as Seen

/** The width of a picture in an article's column. */
const sizes = '(min-width: 48rem) 44rem, 100vw'

const isShown = (src: string, { known }: Seen): boolean =>
  isDrawing(src) || known.has(pictureHash(src) ?? '')

const imgOf = (md: MarkdownIt, src: string, alt: string, { known }: Seen): string => {
  const escape = md.utils.escapeHtml
  const picture = known.get(pictureHash(src) ?? '')
  if (!picture) {
    return `<img src="${escape(src)}" alt="${escape(alt)}" ${drawingSize} loading="lazy">`
  }
  const { hash, width, height, widths } = picture
  const middle = widths.findLast((one) => one <= 800) ?? width
  const imageUrl = pictureUrl(hash, middle, 'webp')
  const sources = pictureSources({ imageUrl, imageWidths: widths }).map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  )
  const img = `<img src="${imageUrl}" alt="${escape(alt)}" width="${width}" height="${height}" loading="lazy">`
  return `<picture>${sources.join('')}${img}</picture>`
}

const isAlone = (paragraph: Token | undefined): Token | undefined => {
  const children = paragraph?.children ?? []
  return children.length === 1 && children[0]?.type === 'image' ? children[0] : undefined
}

/** A picture alone in its paragraph becomes a figure, with its title as the caption. */
const makeFigures = (md: MarkdownIt): void => {
  md.core.ruler.push('figures', ({ tokens, env }) => {
    tokens.forEach((token, index) => {
      const image = isAlone(token.type === 'inline' ? token : undefined)
      const [open, close] = [tokens[index - 1], tokens[index + 1]]
      if (!image || open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close') return
      if (!isShown(String(image.attrGet('src')), seenIn(env))) return
      image.meta = { isFigure: true }
      open.tag = 'figure'
      close.tag = 'figure'
    })
  })
}

/** Shows our own pictures, and of all others only their description. */
export const withPictures = (md: MarkdownIt): void => {
  makeFigures(md)
  md.renderer.rules['image'] = (tokens, index, options, env, renderer) => {
    const token = tokens[index]
    if (!token) return ''
    const seen = seenIn(env)
    const alt = renderer.renderInlineAsText(token.children ?? [], options, env).trim()
    const src = String(token.attrGet('src'))
    if (alt === '') seen.lacksAlt = true
    if (!isShown(src, seen)) return md.utils.escapeHtml(alt)
    if (!seen.urls.includes(src)) seen.urls.push(src)
    const caption = String(token.attrGet('title') ?? '')
    const isFigure: unknown = token.meta?.isFigure
    const figcaption = isFigure && caption ? md.utils.escapeHtml(caption) : ''
    return imgOf(md, src, alt, seen) + (figcaption && `<figcaption>${figcaption}</figcaption>`)
  }
}
