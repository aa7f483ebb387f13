/** How the bank moved the money; some write `UPIAR` and `UPIAB` for a payment that went or came. */
const way = /(?<![\p{L}\d])(UPI(?:A[RB])?|IMPS|NEFT|RTGS)(?![\p{L}])/iu

/** Whether a line is a UPI payment: what the bank says first counts, not the payer's remark. */
export const isPaidByUpi = (text: string): boolean =>
  way.exec(text)?.[1]?.toUpperCase().startsWith('UPI') ?? false
