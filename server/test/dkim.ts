import { createHash, createVerify, type KeyObject } from 'node:crypto'

const relaxedHeader = (line: string): string => {
  const colon = line.indexOf(':')
  const value = line.slice(colon + 1).replace(/\r\n/g, '')
  return `${line.slice(0, colon).trim().toLowerCase()}:${value.replace(/[ \t]+/g, ' ').trim()}`
}

const relaxedBody = (body: string): string => {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').trimEnd())
  return `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`
}

/**
 * Checks an email's signature as its recipient does (RFC 6376, relaxed/relaxed, rsa-sha256). Returns
 * the signature's tags, or undefined where it does not hold.
 */
export function verifiedDkim(raw: string, publicKey: KeyObject): Map<string, string> | undefined {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const named = (name: string) => lines.find((line) => line.toLowerCase().startsWith(`${name}:`))
  const signature = named('dkim-signature')
  if (!signature) return undefined
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  )
  const bodyHash = createHash('sha256').update(relaxedBody(raw.slice(end + 4)))
  if (bodyHash.digest('base64') !== tags.get('bh')) return undefined
  const signed = (tags.get('h') ?? '').split(':').map(named)
  const unsigned = signature.replace(/(;\s*b=)[\s\S]*$/, '$1')
  const text = [...signed.map((line) => relaxedHeader(line ?? '')), relaxedHeader(unsigned)]
  const verify = createVerify('RSA-SHA256').update(text.join('\r\n'))
  return verify.verify(publicKey, tags.get('b') ?? '', 'base64') ? tags : undefined
}
