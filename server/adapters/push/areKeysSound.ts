import { createECDH } from 'node:crypto'
import type { BrowserKeys } from './port.ts'

const authBytes = 16

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
