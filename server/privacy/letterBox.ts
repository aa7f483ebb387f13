/**
 * The mailbox behind an address: `Meera.K+temple@gmail.com` and `meerak@gmail.com` are the same.
 */
export const letterBoxOf = (address: string): string => {
  const lower = address.trim().toLowerCase()
  const at = lower.lastIndexOf('@')
  const [name = ''] = lower.slice(0, at).split('+')
  const host = lower.slice(at + 1)
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com'
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
