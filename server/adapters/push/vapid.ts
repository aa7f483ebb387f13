import { createECDH } from 'node:crypto'
import type { Knex } from 'knex'
import { readSecret } from '#server/db/secrets.ts'

/** Both halves of the key that signs our pushes, base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

/** Made at the first start and never again: every subscription of a browser is bound to them. */
export const readVapidKeys = async (db: Knex): Promise<VapidKeys> => {
  const secret = await readSecret(db, 'push', async () => {
    const { default: webPush } = await import('web-push')
    return Buffer.from(webPush.generateVAPIDKeys().privateKey, 'base64url')
  })
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
  }
}
