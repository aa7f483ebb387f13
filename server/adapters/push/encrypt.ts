import webPush from 'web-push'
import type { BrowserKeys } from './port.ts'

/** The body of a push for one browser (RFC 8291). Throws for keys that are none. */
export const encryptPush = (payload: string, { p256dh, auth }: BrowserKeys): Buffer =>
  webPush.encrypt(p256dh, auth, payload, 'aes128gcm').cipherText
