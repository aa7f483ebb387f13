import type { DocumentRoute } from './documents.ts'

type Deps = { readonly publicUrl: string; readonly now: () => Date }

/** Nobody believes an older one (RFC 9116); it is made anew each day. */
const validDays = 180

/** `/.well-known/security.txt`: whom to tell of a weakness, where the operator has said it. */
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
