import { Ajv, type ValidateFunction } from 'ajv'
import { schemaOf, type StripeShape } from './stripeShapes.ts'

type Answer = { readonly [field: string]: unknown }

const ajv = new Ajv({ strict: false, allErrors: true })
const compiled = new Map<string, ValidateFunction>()

const validateAs = (shape: Parameters<typeof schemaOf>[0]): ValidateFunction => {
  const known = compiled.get(shape) ?? ajv.compile(schemaOf(shape))
  compiled.set(shape, known)
  return known
}

const shapes: Readonly<Record<string, StripeShape>> = {
  payment_intent: 'PaymentIntent',
  charge: 'Charge',
  refund: 'Refund',
  dispute: 'Dispute',
  subscription: 'Subscription',
  invoice: 'Invoice',
  invoice_payment: 'InvoicePayment',
  customer: 'Customer',
  product: 'Product',
  event: 'EventBase',
}

const listFields = ['object', 'data', 'has_more', 'url']

const wrongIn = (answer: Answer, shape: Parameters<typeof schemaOf>[0]): string[] => {
  const validate = validateAs(shape)
  validate(answer)
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${shape}${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

/**
 * Where an answer or an event differs from what Stripe publishes. An error has the same fields as
 * an intent's `last_payment_error`: both are `api_errors` in the description.
 */
export const wrongWith = (answer: unknown): string[] => {
  const { object, error, data, ...rest } = answer as Answer
  if (error !== undefined) return wrongIn(error as Answer, 'PaymentIntent.LastPaymentError')
  if (object === 'list') {
    const odd = Object.keys(rest).filter((field) => !listFields.includes(field))
    return [...odd, ...(data as unknown[]).flatMap(wrongWith)]
  }
  const shape = shapes[String(object)]
  if (shape === undefined) return [`an unknown object: ${String(object)}`]
  const inside =
    shape === 'EventBase' ? wrongWith((data as Answer | undefined)?.['object'] ?? {}) : []
  return [...wrongIn(answer as Answer, shape), ...inside]
}

/** The required fields of this kind of answer. */
export const requiredFields = (answer: Answer): string[] => {
  const name = shapes[String(answer['object'])] ?? ''
  const { $defs } = schemaOf(name as StripeShape) as {
    $defs: Record<string, { required: string[] }>
  }
  return $defs[name]?.required ?? []
}
