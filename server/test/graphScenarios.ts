/** What the Graph API answers in place of taking a message. */
export type Refusal = {
  readonly status: number
  readonly code?: number
  readonly details?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent in place of the usual JSON. */
  readonly text?: string
  /** Only the first message to the number meets it. */
  readonly isOnce?: true
}

const refusal = (status: number, code: number, details: string): Refusal => ({
  status,
  code,
  details,
})

/** By the last four digits of the number that is written to. */
export const refusals: Readonly<Record<string, Refusal>> = {
  '0126': refusal(400, 131026, 'Message undeliverable.'),
  '0150': refusal(400, 131050, 'The user stopped marketing messages.'),
  '0190': refusal(401, 190, 'The access token has expired.'),
  '0010': refusal(403, 10, 'No permission for this action.'),
  '0133': refusal(400, 133010, 'Phone number not registered.'),
  '0368': refusal(403, 368, 'Temporarily blocked for policy violations.'),
  '0042': refusal(400, 131042, 'Business eligibility: payment issue.'),
  '1320': refusal(400, 132000, 'Number of parameters does not match.'),
  '1325': refusal(400, 132005, 'The text is too long with its parameters.'),
  '1312': refusal(400, 132012, 'A parameter has another format.'),
  '0056': { ...refusal(400, 131056, 'Too many messages to this number.'), isOnce: true },
  '0129': { ...refusal(429, 130429, 'Rate limit hit.'), isOnce: true },
  '0048': refusal(400, 131048, 'Spam rate limit hit.'),
  '0100': refusal(400, 100, 'Invalid parameter.'),
  '0113': { status: 413, text: '<html>Request Entity Too Large</html>' },
  '0429': { status: 429, text: '', headers: { 'Retry-After': '17' }, isOnce: true },
  '0500': { status: 500, text: '<html>Oops</html>', isOnce: true },
  '0503': { ...refusal(503, 2, 'Temporarily unavailable.'), isOnce: true },
  '0302': { status: 302, text: '', headers: { Location: 'http://127.0.0.1:1/elsewhere' } },
  '0200': { status: 200, text: 'not JSON' },
}

/** WhatsApp writes some numbers otherwise than they are dialled, as in Brazil without the ninth digit. */
export const waIdOf = (number: string): string =>
  number.endsWith('0009') ? `${number.slice(0, 4)}${number.slice(5)}` : number

/** The message is never answered. */
export const hangs = '0408'

type Status = 'sent' | 'delivered' | 'read' | 'failed'

export type StatusEvent = {
  readonly status: Status
  readonly code?: number
  /** Whoever reads it is named by the business-scoped id alone. */
  readonly isHidden?: true
}

const usual: readonly StatusEvent[] = [
  { status: 'sent' },
  { status: 'delivered' },
  { status: 'read' },
]
const failed = (code: number): readonly StatusEvent[] => [
  { status: 'sent' },
  { status: 'failed', code },
]

/** What is told later of a message that was taken, in this order. */
const told: Readonly<Record<string, readonly StatusEvent[]>> = {
  '0026': failed(131026),
  '0049': failed(131049),
  '0050': failed(131050),
  '0001': [{ status: 'sent' }, { status: 'read' }],
  '0002': [...usual, ...usual],
  '0003': usual.toReversed(),
  '0004': usual.map((one) => ({ ...one, isHidden: true })),
  '0005': [{ status: 'failed', code: 131049 }, { status: 'delivered' }],
  '0006': [{ status: 'delivered' }, { status: 'failed', code: 131049 }],
}

export const toldOf = (number: string): readonly StatusEvent[] => told[number.slice(-4)] ?? usual
