const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_UNTRUSTED',
])

const nameIn = (error: Error): string | undefined =>
  'host' in error && typeof error.host === 'string' ? error.host : undefined

/** Why a server's certificate is refused, and what to do; undefined for any other error. */
export const certificateWords = (code: string, error: Error): string | undefined => {
  const host = nameIn(error)
  const whose = host === undefined ? 'The server’s certificate' : `The certificate of ${host}`
  if (untrusted.has(code))
    return `${whose} is not trusted (${code}). If it is your own, set NODE_EXTRA_CA_CERTS=/path/to/file.pem to the certificate that signed it; else renew it.`
  if (code === 'CERT_HAS_EXPIRED') return `${whose} has expired (${code}). Renew it.`
  if (code === 'CERT_NOT_YET_VALID')
    return `${whose} is not valid yet (${code}). Check this machine’s clock.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `${whose} is for another name (${code}). Use the name it was made for, or renew it.`
  return undefined
}
