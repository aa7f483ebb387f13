import type { shell } from '#app/i18n/en/shell.ts'

type Words = typeof shell.english

/** The eight links of the header, in their order. */
export const mainLinks: { to: string; label: keyof Words['links'] }[] = [
  { to: '/', label: 'home' },
  { to: '/mantras', label: 'mantras' },
  { to: '/calendar', label: 'calendar' },
  { to: '/puja', label: 'puja' },
  { to: '/shop', label: 'shop' },
  { to: '/donate', label: 'donate' },
  { to: '/blog', label: 'blog' },
  { to: '/contact', label: 'contact' },
]

/** The places of the phone's tabs, before *More*. */
export const tabs = [
  { to: '/', label: 'today' },
  { to: '/mantras', label: 'mantras' },
  { to: '/calendar', label: 'calendar' },
  { to: '/puja', label: 'puja' },
] as const

/**
 * What a devotee does on this phone, with and without a connection: in the sheet of *More* below the
 * mala, and on wide screens in the footer.
 */
export const phoneLinks: { to: string; label: keyof Words['phoneLinks'] }[] = [
  { to: '/reminders', label: 'reminders' },
  { to: '/sadhana', label: 'sadhana' },
  { to: '/offline', label: 'saved' },
]

/** The footer's services and their pages, until the temple names its own. */
export const serviceLinks: { to: string; label: keyof Words['service'] }[] = [
  { to: '/puja', label: 'puja' },
  { to: '/contact', label: 'visit' },
  { to: '/contact', label: 'astrology' },
  { to: '/contact', label: 'counseling' },
  { to: '/calendar', label: 'festivals' },
  { to: '/panchang', label: 'panchang' },
  { to: '/mantras', label: 'learning' },
]

export const legalLinks: { to: string; label: keyof Words['legalLinks'] }[] = [
  { to: '/privacy', label: 'privacy' },
  { to: '/terms', label: 'terms' },
  { to: '/shipping', label: 'shipping' },
  { to: '/refunds', label: 'refunds' },
  { to: '/faq', label: 'faq' },
]
