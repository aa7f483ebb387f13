import type { shell } from '#app/i18n/en/shell/shell.ts'

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

export type PhoneLink = { to: string; label: keyof Words['phoneLinks'] }

const reminders: PhoneLink = { to: '/reminders', label: 'reminders' }
const sadhana: PhoneLink = { to: '/sadhana', label: 'sadhana' }
const saved: PhoneLink = { to: '/offline', label: 'saved' }

/** In the sheet of *More*, before the mala. */
export const worshipLinks: PhoneLink[] = [
  { to: '/aarti', label: 'aarti' },
  { to: '/puja/guide', label: 'guide' },
  { to: '/panchang', label: 'panchang' },
  reminders,
]

/** At its end, with and without a connection. */
export const ownLinks: PhoneLink[] = [
  { to: '/cart', label: 'cart' },
  saved,
  sadhana,
  { to: '/about', label: 'about' },
  { to: '/faq', label: 'faq' },
]

/** The same on wide screens, in the footer. */
export const practiceLinks: PhoneLink[] = [reminders, sadhana, saved]

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
