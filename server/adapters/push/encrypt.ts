import { createECDH } from 'node:crypto'
import webPush from 'web-push'

const authBytes = 16

type BrowserKeys = { readonly p256dh: string; readonly auth: string }

/** The body of a push for one browser (RFC 8291). Throws for keys that are none. */
export const encryptPush = (payload: string, { p256dh, auth }: BrowserKeys): Buffer =>
  webPush.encrypt(p256dh, auth, payload, 'aes128gcm').cipherText

/** Whether messages can be encrypted for a browser: a point of the curve, and 16 bytes. */
export const areKeysSound = ({ p256dh, auth }: BrowserKeys): boolean => {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== authBytes) return false
  try {
    const any = createECDH('prime256v1')
    any.generateKeys()
    any.computeSecret(point)
    return true
  } catch {
    return false
  }
}
