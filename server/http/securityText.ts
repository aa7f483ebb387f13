import type { DocumentRoute } from './documents.ts'

type Deps = { readonly publicUrl: string; readonly now: () => Date }

/** An older one is not trusted (RFC 9116); it is made again each day. */
const validDays = 180

/** `/.well-known/security.txt`: where to report a weakness, if the operator has set it. */
export const securityText = (
  contact: string | undefined,
  { publicUrl, now }: Deps,
): DocumentRoute[] => {
  if (contact === undefined) return []
  const make = async () => {
    const expires = new Date(now().getTime() + validDays * 24 * 60 * 60_000)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      'Preferred-Languages: en',
    ]
    return { body: `${lines.join('\n')}\n`, disposition: 'inline' }
  }
  return [
    {
      path: /^\/\.well-known\/(security)\.txt$/,
      contentType: 'text/plain; charset=utf-8',
      cacheControl: 'public, max-age=3600',
      make,
    },
  ]
}
