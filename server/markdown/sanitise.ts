import sanitizeHtml from 'sanitize-html'
import { pictureHash } from '#contract/pictureAddresses.ts'
import { isDrawing } from './drawing.ts'

const isOurs = (src: string | undefined): boolean =>
  src !== undefined && (isDrawing(src) || pictureHash(src) !== undefined)

const elements = [
  'h2 h3 h4 p br hr blockquote ul ol li strong em a span section div',
  'figure figcaption picture source img table thead tbody tr th td',
].flatMap((names) => names.split(' '))

/** Every address in a list of sizes is one of ours. */
const areOurs = (srcset: string | undefined): boolean =>
  (srcset ?? '').split(',').every((one) => isOurs(one.trim().split(/\s+/)[0]))

/**
 * A second defence: the renderer accepts no HTML and writes only these elements. Anything else that
 * got through a bug in it is removed here.
 */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: elements,
    allowedAttributes: {
      a: ['href', 'rel', 'title'],
      span: ['lang', 'class'],
      section: ['class'],
      div: ['class'],
      ol: ['start'],
      ul: ['lang'],
      source: ['type', 'srcset', 'sizes'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
    },
    allowedClasses: { section: ['sources'], div: ['table'], span: ['font-mantra-full'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    selfClosing: ['br', 'hr', 'img', 'source'],
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !isOurs(attribs['src'])) ||
      (tag === 'source' && !areOurs(attribs['srcset'])),
  })
