export type UpiPayment = {
  /** `name@bank` */
  address: string
  name: string
  /** Whole rupees. */
  amount: number
  /** Ours, made on the device: what the bank statement is searched for. */
  reference: string
}

/** A longer one makes a code that cheap cameras read badly. */
const longest = 199

const scheme = 'upi://pay?'

/** Everything escaped but the `@` of the payee's address, which some apps do not unescape. */
const escaped = (text: string): string => encodeURIComponent(text).replaceAll(/[!'()*]/g, hex)
const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
const escapedAddress = (address: string): string => escaped(address).replaceAll('%40', '@')

/** Apps and banks show nothing but these reliably. */
const plainReference = (reference: string): string => reference.replaceAll(/[^A-Za-z0-9]/g, '')

/**
 * The link that opens any UPI app with payee, amount and reference filled in, and the text of the QR code:
 * `upi://pay?pa=temple@bank&pn=…&tr=…&tn=…&am=501.00&cu=INR`. The payee's name gives way where it is too long.
 */
export function upiLink(payment: UpiPayment): string {
  return `${scheme}${parameters(payment, longest - scheme.length)}`
}

function parameters({ address, name, amount, reference }: UpiPayment, room: number): string {
  const code = plainReference(reference)
  // The reference first: banks cut what follows.
  const after = `&tr=${code}&tn=${escaped(`${code} Donation`)}&am=${amount.toFixed(2)}&cu=INR`
  const before = `pa=${escapedAddress(address)}&pn=`
  return `${before}${nameWithin(name, room - before.length - after.length)}${after}`
}

/** As much of it as fits, in whole letters: one of Devanagari takes nine characters. */
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

/** Elsewhere no UPI app can be opened, only a phone be held before the code. */
export const phoneOf = (userAgent: string): Phone => {
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'iphone' : 'other'
}

/** Google Pay's own link, on phones that have one. */
export function googlePayLink(payment: UpiPayment, phone: Phone): string | undefined {
  if (phone === 'other') return undefined
  const filled = upiLink(payment).slice(scheme.length)
  return phone === 'iphone'
    ? `gpay://upi/pay?${filled}`
    : `intent://pay?${filled}#Intent;scheme=upi;package=com.google.android.apps.nbu.paisa.user;end`
}
