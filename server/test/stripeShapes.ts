import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * JSON schemas of Stripe's answers, read from the declarations in the `stripe` package: Stripe
 * generates them from its OpenAPI description (MIT; the package's `OPENAPI_VERSION` says which),
 * one member on a line. The compiler checks the sandbox's source against the same declarations;
 * these check what it really sends.
 */
const folder = join(dirname(createRequire(import.meta.url).resolve('stripe')), 'resources')

export type Schema = { readonly [keyword: string]: unknown }

type Scope = {
  readonly types: Map<string, string>
  readonly shapes: Map<string, [name: string, type: string][]>
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*\*?[\s\S]*?\*\//g, '')

/** `Charge.BillingDetails` → its members; `Charge.Status` → its definition. */
const readScope = (file: string): Scope => {
  const scope: Scope = { types: new Map(), shapes: new Map() }
  const inside: { name: string; isShape: boolean }[] = []
  for (const line of withoutComments(readFileSync(file, 'utf8')).split('\n')) {
    const nameOf = (name: string) =>
      [...inside.filter(({ isShape }) => !isShape).map((outer) => outer.name), name].join('.')
    const opened = /^\s*(?:export )?(?:declare )?(interface|namespace) (\w+).*\{$/.exec(line)
    const alias = /^\s*(?:export )?type (\w+) = (.*?);?$/.exec(line)
    const member = /^\s*(\w+\??|\[\w+: string\]): (.+);$/.exec(line)
    if (opened) {
      const [, kind, name = ''] = opened
      if (kind === 'interface') scope.shapes.set(nameOf(name), [])
      inside.push({
        name: kind === 'interface' ? nameOf(name) : name,
        isShape: kind === 'interface',
      })
    } else if (alias?.[2]?.endsWith('{')) {
      scope.types.set(nameOf(alias[1] ?? ''), 'object')
      inside.push({ name: '', isShape: true })
    } else if (alias) scope.types.set(nameOf(alias[1] ?? ''), alias[2] ?? '')
    else if (line.endsWith('{')) inside.push({ name: '', isShape: true })
    else if (/^\s*\}/.test(line)) inside.pop()
    else if (member)
      scope.shapes.get(inside.at(-1)?.name ?? '')?.push([member[1] ?? '', member[2] ?? ''])
  }
  return scope
}

const plain: Readonly<Record<string, Schema>> = {
  string: { type: 'string' },
  OtherString: { type: 'string' },
  number: { type: 'integer' },
  boolean: { type: 'boolean' },
  null: { type: 'null' },
  object: { type: 'object' },
  unknown: {},
  Metadata: { type: 'object', additionalProperties: { type: 'string' } },
}

/** Where the resources used in answers are declared; others come as ids, or unchecked. */
const homes: Readonly<Record<string, string>> = {
  PaymentIntent: 'PaymentIntents',
  Charge: 'Charges',
  Refund: 'Refunds',
  Dispute: 'Disputes',
  Subscription: 'Subscriptions',
  SubscriptionItem: 'SubscriptionItems',
  Price: 'Prices',
  Plan: 'Plans',
  Invoice: 'Invoices',
  InvoicePayment: 'InvoicePayments',
  Customer: 'Customers',
  Product: 'Products',
  EventBase: 'Events',
  Event: 'Events',
  Address: '../shared',
}

/** A written type as a JSON schema. */
const createReader = () => {
  const scopes = new Map<string, Scope>()
  const $defs: Record<string, Schema> = {}
  const scopeOf = (name: string): Scope | undefined => {
    const home = homes[name.split('.')[0] ?? '']
    if (home === undefined) return undefined
    const known = scopes.get(home) ?? readScope(join(folder, `${home}.d.ts`))
    scopes.set(home, known)
    return known
  }

  /** Looks up a name like the compiler: in the same scope, then further out. */
  const find = (name: string, from: string): string | undefined => {
    const outer = from.split('.')
    for (let depth = outer.length; depth >= 0; depth -= 1) {
      const full = [...outer.slice(0, depth), name].join('.')
      const scope = scopeOf(full)
      if (scope?.shapes.has(full) || scope?.types.has(full)) return full
    }
    return undefined
  }

  const schemaOf = (type: string, from: string): Schema => {
    // Not inside `Array<…>`.
    const parts = type.split(/ \| (?![^<]*>)/)
    if (parts.length > 1) {
      const known = parts.filter((part) => part !== 'OtherString')
      return { anyOf: known.map((part) => schemaOf(part, from)) }
    }
    const list = /^(?:Array|ApiList)<(.+)>$/.exec(type)
    if (list && type.startsWith('Array'))
      return { type: 'array', items: schemaOf(list[1] ?? '', from) }
    if (/^'.*'$/.test(type)) return { const: type.slice(1, -1) }
    return plain[type] ?? named(type, from)
  }

  const named = (type: string, from: string): Schema => {
    const name = find(type, from)
    // A resource that no answer here contains: only its kind is checked.
    if (name === undefined) return { type: 'object', required: ['object'] }
    if (!(name in $defs)) {
      $defs[name] = {}
      $defs[name] = define(name)
    }
    return { $ref: `#/$defs/${name}` }
  }

  const define = (name: string): Schema => {
    const alias = scopeOf(name)?.types.get(name)
    if (alias !== undefined) return schemaOf(alias, name)
    const members = scopeOf(name)?.shapes.get(name) ?? []
    const isOpen = members.length === 0 || members.some(([member]) => member.startsWith('['))
    return {
      type: 'object',
      properties: Object.fromEntries(
        members.map(([member, type]) => [member.replace('?', ''), schemaOf(type, name)]),
      ),
      required: members.map(([member]) => member).filter((member) => /^\w+$/.test(member)),
      additionalProperties: isOpen,
    }
  }

  return { $defs, named }
}

export type StripeShape =
  | 'PaymentIntent'
  | 'Charge'
  | 'Refund'
  | 'Dispute'
  | 'Subscription'
  | 'Invoice'
  | 'InvoicePayment'
  | 'Customer'
  | 'Product'
  | 'EventBase'

/** The schema of a whole answer. */
export const schemaOf = (shape: StripeShape | 'PaymentIntent.LastPaymentError'): Schema => {
  const { $defs, named } = createReader()
  return { ...named(shape, shape), $defs }
}
