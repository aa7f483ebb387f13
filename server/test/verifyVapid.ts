import { createPublicKey, verify } from 'node:crypto'

type Claims = { readonly aud: string; readonly exp: number; readonly sub: string }

const parse = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString())

/** Why a push service refuses the header of a sender (RFC 8292); what the token says where it does not. */
export const verifyVapid = (
  header: string | undefined,
  { origin, publicKey }: { readonly origin: string; readonly publicKey: string },
): Claims | { readonly status: 401 | 403; readonly reason: string } => {
  const refuse = (reason: string) => ({ status: 403 as const, reason })
  const found = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header ?? '')
  if (!found) return { status: 401, reason: 'No token' }
  const [, token = '', k = ''] = found
  if (k !== publicKey) return refuse('Not the key of this subscription')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(k, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const signed = Buffer.from(`${head}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned || parse(head)['alg'] !== 'ES256') return refuse('Not signed with this key')
  const { aud, exp, sub } = parse(claims) as Partial<Claims>
  const left = (exp ?? 0) - Date.now() / 1000
  if (aud !== origin) return refuse('Meant for another push service')
  if (!(left > 0 && left <= 24 * 60 * 60)) return refuse('Expired, or valid for too long')
  if (!sub || !/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(sub)) return refuse('BadJwtToken: subject')
  return { aud, exp: exp ?? 0, sub }
}
