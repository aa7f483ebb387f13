import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Signs emails for the sender's domain; the public key is in its DNS under the selector. */
export type DkimKey = {
  readonly selector: string
  /** PEM */
  readonly privateKey: string
}

export const dkimKeyRule =
  'expected a file with an RSA private key of at least 1024 bits, as `openssl genrsa 2048` makes it'

/**
 * The private key in a PEM file, or undefined if there is none that can sign. The library would send
 * unsigned emails with it, without a word.
 */
export const readDkimKey = (file: string): string | undefined => {
  try {
    const key = createPrivateKey(readFileSync(file))
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    if (key.asymmetricKeyType !== 'rsa' || bits < 1024) return undefined
    return key.export({ type: 'pkcs8', format: 'pem' }).toString()
  } catch {
    return undefined
  }
}

/**
 * Every header that mail programs act on. RFC 8058 requires both unsubscribe headers; the library's
 * default list omits the second.
 */
const signedHeaders = [
  ['from', 'reply-to', 'to', 'subject', 'date', 'message-id'],
  ['mime-version', 'content-type', 'content-transfer-encoding', 'auto-submitted'],
  ['list-unsubscribe', 'list-unsubscribe-post'],
].flat()

/**
 * Nodemailer's DKIM options for emails from `sender`: signed for its own domain, as DMARC requires.
 */
export const dkimOptions = ({ selector, privateKey }: DkimKey, sender: string) => ({
  domainName: sender.slice(sender.lastIndexOf('@') + 1),
  keySelector: selector,
  privateKey,
  headerFieldNames: signedHeaders.join(':'),
})
