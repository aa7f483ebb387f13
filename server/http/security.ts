import { createHash } from 'node:crypto'
import type { Header } from './bytes.ts'

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

/** Data in a script element is never run, so it needs no leave. */
const isData = (attributes: string): boolean =>
  /\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)
const hasSource = (attributes: string): boolean => /\bsrc\s*=/i.test(attributes)

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`

/** The hashes of what stands inline in a page, by which the browser is allowed to run just that. */
export const inlineHashes = (html: string): { script: string[]; style: string[] } => {
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (element.toLowerCase() === 'style') found.style.add(hashOf(text))
    else if (!hasSource(attributes) && !isData(attributes)) found.script.add(hashOf(text))
  }
  return { script: [...found.script], style: [...found.style] }
}

/** What Stripe's script asks for, by docs.stripe.com/security/guide: only the checkout may load it. */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

const policy = (isHttps: boolean, html: string, takesStripe: boolean): string => {
  const { script, style } = inlineHashes(html)
  const directives = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ["script-src 'self'", ...script, ...(takesStripe ? stripe.script : [])].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data:",
  ]
  if (takesStripe) {
    directives.push(`frame-src ${stripe.frames.join(' ')}`)
    directives.push(`connect-src 'self' ${stripe.calls.join(' ')}`)
  }
  if (isHttps) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** The wallets of phones are asked by the frames of Stripe's card form. */
const permissions = (takesStripe: boolean): string => {
  const payment = takesStripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()'
  return `camera=(), geolocation=(self), microphone=(), ${payment}, usb=()`
}

export type Security = {
  /** For everything that is not a page; the worker obeys the policy it was itself sent with. */
  readonly headers: readonly Header[]
  readonly pageHeaders: (html: string, path?: string) => readonly Header[]
}

type Options = {
  /** Cards are asked for by Stripe's script. */
  readonly hasStripe?: boolean
}

export const createSecurity = (
  publicUrl: string,
  { hasStripe = false }: Options = {},
): Security => {
  const isHttps = publicUrl.startsWith('https:')
  const fixed: Header[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]
  if (isHttps) fixed.push(['Strict-Transport-Security', 'max-age=31536000'])
  const pageHeaders = (html: string, path = ''): Header[] => {
    const takesStripe = hasStripe && path === '/checkout'
    return [
      ['Content-Security-Policy', policy(isHttps, html, takesStripe)],
      ['Permissions-Policy', permissions(takesStripe)],
      // A wallet opens a window of its own, and answers the card form by it.
      ['Cross-Origin-Opener-Policy', takesStripe ? 'same-origin-allow-popups' : 'same-origin'],
      ...fixed,
    ]
  }
  return { headers: pageHeaders(''), pageHeaders }
}
