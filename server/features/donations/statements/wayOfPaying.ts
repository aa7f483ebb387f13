/** What banks write; some have `UPIAR` and `UPIAB` for a payment that went or came. */
const way = /(?<![\p{L}\d])(UPI(?:A[RB])?|IMPS|NEFT|RTGS)(?![\p{L}])/iu

/** How the bank moved the money of a line: what it says first counts, not the payer's remark. */
export const wayOf = (text: string): 'upi' | 'transfer' | undefined => {
  const channel = way.exec(text)?.[1]?.toUpperCase()
  if (channel === undefined) return undefined
  return channel.startsWith('UPI') ? 'upi' : 'transfer'
}
