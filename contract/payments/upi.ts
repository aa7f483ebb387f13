export type UpiPayment = {
  /** `name@bank` */
  address: string
  name: string
  /** Whole rupees. */
  amount: number
  /** Our own reference; staff search the bank statement for it. */
  reference: string
  /** What it pays, in the bank's note. */
  what?: 'Donation' | 'Order' | 'Puja'
}

/** A longer link makes a code that cheap cameras read badly. */
const longest = 199

/** A name has at least this much room, even if the payee's address needs all of it. */
const shortestName = 40

const scheme = 'upi://pay?'

/** Escapes everything except the `@` of the payee's address, which some apps do not unescape. */
const escaped = (text: string): string => encodeURIComponent(text).replaceAll(/[!'()*]/g, hex)
const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
const escapedAddress = (address: string): string => escaped(address).replaceAll('%40', '@')

/** The only characters that apps and banks show reliably. */
const plainReference = (reference: string): string => reference.replaceAll(/[^A-Za-z0-9]/g, '')

/**
 * The link that opens any UPI app with payee, amount and reference filled in, and the text of the
 * QR code: `upi://pay?pa=temple@bank&pn=…&tr=…&tn=…&am=501.00&cu=INR`. If it is too long, the
 * payee's name is shortened, but never left out: apps refuse a link without one.
 */
export function upiLink(payment: UpiPayment): string {
  return `${scheme}${parameters(payment, longest - scheme.length)}`
}

function parameters(
  { address, name, amount, reference, what = 'Donation' }: UpiPayment,
  room: number,
): string {
  const code = plainReference(reference)
  // The reference comes first, because banks truncate the note.
  const after = `&tr=${code}&tn=${escaped(`${code} ${what}`)}&am=${amount.toFixed(2)}&cu=INR`
  const before = `pa=${escapedAddress(address)}&pn=`
  const left = Math.max(shortestName, room - before.length - after.length)
  return `${before}${nameWithin(name, left)}${after}`
}

/**
 * Truncates a name to whole letters: percent-encoded, a Devanagari letter takes nine characters.
 */
function nameWithin(name: string, room: number): string {
  let fitting = ''
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) {
    const next = fitting + escaped(segment)
    if (next.length > room) break
    fitting = next
  }
  return fitting.replace(/(%20)+$/, '')
}

export type Phone = 'android' | 'iphone' | 'other'

/** UPI apps can be opened only on Android and iOS; elsewhere a phone has to scan the code. */
export const phoneOf = (userAgent: string): Phone => {
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'iphone' : 'other'
}

/** Google Pay's own link, on phones that have the app. */
export function googlePayLink(payment: UpiPayment, phone: Phone): string | undefined {
  if (phone === 'other') return undefined
  const filled = upiLink(payment).slice(scheme.length)
  return phone === 'iphone'
    ? `gpay://upi/pay?${filled}`
    : `intent://pay?${filled}#Intent;scheme=upi;package=com.google.android.apps.nbu.paisa.user;end`
}
