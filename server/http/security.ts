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

const policy = (isHttps: boolean, html: string): string => {
  const { script, style } = inlineHashes(html)
  const directives = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data:",
  ]
  if (isHttps) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

export type Security = {
  /** For everything that is not a page; the worker obeys the policy it was itself sent with. */
  readonly headers: readonly Header[]
  readonly pageHeaders: (html: string) => readonly Header[]
}

export const createSecurity = (publicUrl: string): Security => {
  const isHttps = publicUrl.startsWith('https:')
  const fixed: Header[] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'],
  ]
  if (isHttps) fixed.push(['Strict-Transport-Security', 'max-age=31536000'])
  const pageHeaders = (html: string): Header[] => [
    ['Content-Security-Policy', policy(isHttps, html)],
    ...fixed,
  ]
  return { headers: pageHeaders(''), pageHeaders }
}
