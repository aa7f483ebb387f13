import { createHash } from 'node:crypto'
import { isCardPage } from '#contract/paths.ts'
import type { Header } from './bytes.ts'

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

/** Data in a script element never runs, so it needs no permission. */
const isData = (attributes: string): boolean =>
  /\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)
const hasSource = (attributes: string): boolean => /\bsrc\s*=/i.test(attributes)

/** Allows the browser to run or apply exactly this inline text. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`

export type InlineHashes = { readonly script: readonly string[]; readonly style: readonly string[] }

/**
 * The CSP hashes of inline scripts and styles in HTML. Never computed from a finished page, because
 * a script injected into its content would be allowed too.
 */
export const inlineHashes = (html: string): InlineHashes => {
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (element.toLowerCase() === 'style') found.style.add(inlineHash(text))
    else if (!hasSource(attributes) && !isData(attributes)) found.script.add(inlineHash(text))
  }
  return { script: [...found.script], style: [...found.style] }
}

/**
 * What Stripe's script needs, according to docs.stripe.com/security/guide: only the checkout may
 * load it.
 */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

const policy = (
  isHttps: boolean,
  { script, style }: InlineHashes,
  takesStripe: boolean,
): string => {
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

/** The frames of Stripe's card form ask for the phone's wallets. */
const permissions = (takesStripe: boolean): string => {
  const payment = takesStripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()'
  return `camera=(), geolocation=(self), microphone=(), ${payment}, usb=()`
}

export type Security = {
  /** For everything that is not a page; the worker obeys the policy it was itself sent with. */
  readonly headers: readonly Header[]
  /** For a page in which only content with these hashes may run or style it inline. */
  readonly pageHeaders: (inline: InlineHashes, path?: string) => readonly Header[]
}

type Options = {
  /** The page loads Stripe's script for the card form. */
  readonly hasStripe?: boolean
  /** Everything under the public name also speaks https. */
  readonly coversSubdomains?: boolean | undefined
}

export const createSecurity = (
  publicUrl: string,
  { hasStripe = false, coversSubdomains = false }: Options = {},
): Security => {
  const isHttps = publicUrl.startsWith('https:')
  const fixed: Header[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]
  if (isHttps) {
    const scope = coversSubdomains ? '; includeSubDomains' : ''
    fixed.push(['Strict-Transport-Security', `max-age=31536000${scope}`])
  }
  const pageHeaders = (inline: InlineHashes, path = ''): Header[] => {
    const takesStripe = hasStripe && isCardPage(path)
    return [
      ['Content-Security-Policy', policy(isHttps, inline, takesStripe)],
      ['Permissions-Policy', permissions(takesStripe)],
      // A wallet opens its own window, and answers the card form from there.
      ['Cross-Origin-Opener-Policy', takesStripe ? 'same-origin-allow-popups' : 'same-origin'],
      ...fixed,
    ]
  }
  return { headers: pageHeaders({ script: [], style: [] }), pageHeaders }
}
