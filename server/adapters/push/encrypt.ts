import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

const authBytes = 16
const recordBytes = 4096

type BrowserKeys = { readonly p256dh: string; readonly auth: string }

/** A key pair of the sender, a new one for each message. */
const newSender = (): ECDH => {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return sender
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/**
 * The body of a push for one browser: one record (RFC 8291, RFC 8188). web-push does the same and takes
 * a third more time (`npm run bench push`).
 */
export const encryptPush = (
  payload: string,
  { p256dh, auth }: BrowserKeys,
  sender: ECDH = newSender(),
  salt: Buffer = randomBytes(16),
): Buffer => {
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = sender.getPublicKey()
  // Throws for what is no point of the curve.
  const shared = sender.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordBytes)
  head.writeUInt8(ours.length, 4)
  // A 2 ends the last record.
  const text = Buffer.concat([Buffer.from(payload), Buffer.of(2)])
  return Buffer.concat([salt, head, ours, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

/** Whether messages can be encrypted for a browser: a point of the curve, and 16 bytes. */
export const areKeysSound = ({ p256dh, auth }: BrowserKeys): boolean => {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65 || Buffer.from(auth, 'base64url').length !== authBytes) return false
  try {
    newSender().computeSecret(point)
    return true
  } catch {
    return false
  }
}
