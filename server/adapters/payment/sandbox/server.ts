import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { Failure, invalid } from './failure.ts'
import { parseForm, type Form } from './form.ts'
import type { GoingBack } from './refunds.ts'
import type { Intents } from './intents.ts'
import { newId } from './objects.ts'
import type { Store } from './store.ts'
import type { Subscriptions } from './subscriptions.ts'

type Reply = { readonly status: number; readonly body: unknown; readonly isReplayed?: true }

type Api = {
  readonly intents: Intents
  readonly goingBack: GoingBack
  readonly subscriptions: Subscriptions
}

type Deps = Api & { readonly secretKey: string; readonly store: Store }

const readBody = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const assertKey = ({ headers }: IncomingMessage, secretKey: string): void => {
  if (headers.authorization === `Bearer ${secretKey}`) return
  throw invalid('Invalid API Key provided.', {}, 401)
}

const isSubscription = /^\/v1\/subscriptions\/([^/]+)$/

/** The part that is about monthly charges; undefined for the rest. */
const runBilling = (billing: Subscriptions, method: string, path: string, form: Form): unknown => {
  if (method === 'POST' && path === '/v1/customers') return billing.createCustomer(form)
  if (method === 'POST' && path === '/v1/products') return billing.createProduct(form)
  if (method === 'POST' && path === '/v1/subscriptions') return billing.create(form)
  if (method === 'GET' && path === '/v1/invoices') return billing.invoices(form)
  const [, id] = isSubscription.exec(path) ?? []
  if (id === undefined) return undefined
  if (method === 'GET') return billing.retrieve(id, form)
  return method === 'DELETE' ? billing.cancel(id) : billing.update(id, form)
}

const isPart = /^\/v1\/payment_intents\/([^/]+)(?:\/(confirm|cancel))?$/

/** The part of Stripe's API that is used here, and 404 for the rest. */
const run = (
  { intents, goingBack, subscriptions }: Api,
  method: string,
  path: string,
  form: Form,
): unknown => {
  const isPost = method === 'POST'
  if (isPost && path === '/v1/payment_intents') return intents.create(form)
  if (isPost && path === '/v1/refunds') return goingBack.refund(form)
  if (!isPost && path === '/v1/disputes') return goingBack.disputes(form)
  const [, id = '', verb] = isPart.exec(path) ?? []
  if (!isPost && id !== '' && verb === undefined) return intents.retrieve(id, form)
  if (isPost && verb === 'confirm') return intents.confirm(id, form)
  if (isPost && verb === 'cancel') return intents.cancel(id, form)
  const answer = runBilling(subscriptions, method, path, form)
  if (answer !== undefined) return answer
  throw invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404)
}

const tryRun = (work: () => unknown): Reply => {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { status: error.status, body: { error: error.error } }
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The first answer to a key is final; what was refused before it began may be sent again. */
const once = (store: Store, key: string, sent: string, work: () => Reply): Reply => {
  const name = `key_${hashOf(key)}`
  const stored = store.read<Reply & { fingerprint: string }>(name)
  const fingerprint = hashOf(sent)
  if (stored && stored.fingerprint !== fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
    return { status: 400, body: { error: { type: 'idempotency_error', message } } }
  }
  if (stored) return { status: stored.status, body: stored.body, isReplayed: true }
  const reply = work()
  if (reply.status === 200 || reply.status === 402) store.write(name, { ...reply, fingerprint })
  return reply
}

/** Answers like Stripe, for the `stripe` package on this machine. */
export const createSandboxServer = ({ secretKey, store, ...api }: Deps): Server => {
  const answer = async (req: IncomingMessage): Promise<Reply> => {
    const { pathname, search } = new URL(req.url ?? '/', 'http://sandbox')
    const method = req.method ?? 'GET'
    const body = await readBody(req)
    const form = parseForm(method === 'GET' ? search.slice(1) : body)
    const work = () =>
      tryRun(() => {
        assertKey(req, secretKey)
        return run(api, method, pathname, form)
      })
    const key = req.headers['idempotency-key']
    return typeof key === 'string' && method === 'POST'
      ? once(store, key, `${pathname}\n${body}`, work)
      : work()
  }

  return createServer((req, res) => {
    const headers = { 'Content-Type': 'application/json', 'Request-Id': newId('req') }
    answer(req).then(
      ({ status, body, isReplayed }) => {
        res.writeHead(status, { ...headers, ...(isReplayed && { 'Idempotent-Replayed': 'true' }) })
        res.end(JSON.stringify(body))
      },
      (error: unknown) => {
        res.writeHead(500, headers)
        res.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }))
      },
    )
  })
}
