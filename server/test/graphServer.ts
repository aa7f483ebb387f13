import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { TemplateLanguages } from '#server/adapters/whatsapp/languages.ts'
import type { WhatsappAccount } from '#server/adapters/whatsapp/settings.ts'
import { usualTemplates } from '#server/adapters/whatsapp/settings.ts'
import {
  hangs,
  refusals,
  toldOf,
  waIdOf,
  type Refusal,
  type StatusEvent,
} from './graphScenarios.ts'
import { request, type Reply } from './request.ts'

type Component = {
  type: string
  sub_type?: string
  parameters: readonly { type: string; text?: string; payload?: string }[]
}

/** A message as it was posted. */
export type Posted = {
  messaging_product?: string
  to?: string
  recipient?: string
  type?: string
  biz_opaque_callback_data?: string
  template?: { name: string; language: { code: string }; components: readonly Component[] }
}

/** How many parameters the body of each template has, and which button. */
const approved: Readonly<Record<string, { body: number; button: 'quick_reply' | 'url' }>> = {
  festival_reminder: { body: 5, button: 'quick_reply' },
  festival_moved: { body: 5, button: 'quick_reply' },
  number_code: { body: 1, button: 'url' },
}

const most = 80
const pairMs = 6000

const readBody = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const answer = (res: ServerResponse, status: number, body: unknown): void => {
  res.writeHead(status, { 'Content-Type': 'application/json' })
  res.end(JSON.stringify(body))
}

const errorBody = (code: number, details: string) => ({
  error: {
    message: `(#${code}) ${details}`,
    type: 'OAuthException',
    code,
    error_data: { messaging_product: 'whatsapp', details },
    fbtrace_id: 'A1b2C3',
  },
})

const refuse = (res: ServerResponse, { status, code, details = '', headers, text }: Refusal) => {
  for (const [name, value] of Object.entries(headers ?? {})) res.setHeader(name, value)
  if (code !== undefined) return answer(res, status, errorBody(code, details))
  res.statusCode = status
  res.end(text)
}

/** Meta signs the bytes it sends, in which everything beyond ASCII is escaped. */
const escaped = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const signed = (body: string | Buffer, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** What is wrong with a message, as the Graph API finds it. */
const faultOf = (sent: Posted, languages: TemplateLanguages): Refusal | undefined => {
  const fault = (code: number, details: string): Refusal => ({ status: 400, code, details })
  if (sent.messaging_product !== 'whatsapp') return fault(100, 'messaging_product is required')
  const { to, recipient, template } = sent
  if (!/^\+?\d{8,15}$/.test(to ?? '') && !recipient) return fault(131009, 'No recipient')
  if (sent.type !== 'template' || !template) return fault(131047, 'Re-engagement message')
  const known = approved[template.name]
  if (!known || !languages.includes(template.language.code))
    return fault(132001, 'No such template')
  const of = (type: string) => template.components.find((part) => part.type === type)
  const texts = of('body')?.parameters ?? []
  if (texts.length !== known.body) {
    return fault(
      132000,
      `body: number of localizable_params (${texts.length}) does not match the expected number of params (${known.body})`,
    )
  }
  if (texts.some(({ text = '' }) => text === '' || /[\n\t]| {5}/.test(text)))
    return fault(132007, 'A parameter is empty, or has line breaks, tabs or many blanks')
  if (of('button')?.sub_type !== known.button) return fault(132012, 'Wrong button')
  return undefined
}

/**
 * A server on this machine that speaks as Meta's Graph API does; stopped with the test. It answers so long
 * after it has taken a message, as over a network.
 */
export const graphServer = async (
  now: () => Date = () => new Date(),
  answersAfterMs = 0,
  languages: TemplateLanguages = ['en'],
) => {
  const received: Posted[] = []
  const requests: Posted[] = []
  const webhooks: unknown[] = []
  const lastTo = new Map<string, number>()
  const met = new Set<string>()
  let taken: number[] = []
  let isHolding = false
  const held: (() => void)[] = []

  const rateFault = (to: string): Refusal | undefined => {
    const at = now().getTime()
    taken = taken.filter((time) => time > at - 1000)
    if (taken.length >= most) return { status: 400, code: 130429, details: 'Rate limit hit' }
    const last = lastTo.get(to)
    if (last !== undefined && at - last < pairMs) {
      return { status: 400, code: 131056, details: 'Pair rate limit hit' }
    }
    taken.push(at)
    lastTo.set(to, at)
    return undefined
  }

  const scenarioOf = (to: string): Refusal | undefined => {
    const scenario = refusals[to.slice(-4)]
    if (!scenario || (scenario.isOnce && met.has(to))) return undefined
    met.add(to)
    return scenario
  }

  const statusOf = (
    id: string,
    to: string,
    sent: Posted,
    { status, code, isHidden }: StatusEvent,
  ) => ({
    id,
    status,
    timestamp: String(Math.floor(now().getTime() / 1000)),
    ...(!isHidden && { recipient_id: to }),
    recipient_user_id: `IN.${to}`,
    biz_opaque_callback_data: sent.biz_opaque_callback_data,
    ...(code !== undefined && {
      errors: [{ code, title: 'Failed', message: 'Failed', error_data: { details: `of ${to}` } }],
    }),
  })

  const take = (res: ServerResponse, sent: Posted): void => {
    const to = (sent.to ?? sent.recipient ?? '').replace('+', '')
    const id = `wamid.${randomUUID()}`
    received.push(sent)
    for (const told of toldOf(to)) {
      webhooks.push(change({ statuses: [statusOf(id, to, sent, told)] }))
    }
    const contact = sent.to
      ? { input: sent.to, wa_id: waIdOf(to), user_id: `IN.${to}` }
      : { input: to, user_id: to }
    const body = {
      messaging_product: 'whatsapp',
      contacts: [contact],
      messages: [{ id, message_status: 'accepted' }],
    }
    if (isHolding) held.push(() => answer(res, 200, body))
    else if (answersAfterMs > 0) setTimeout(() => answer(res, 200, body), answersAfterMs)
    else answer(res, 200, body)
  }

  const server = createServer((req, res) => {
    void (async () => {
      const text = await readBody(req)
      if (req.headers.authorization !== `Bearer ${account.token}`) {
        return refuse(res, { status: 401, code: 190, details: 'Invalid OAuth access token.' })
      }
      if (
        req.method !== 'POST' ||
        req.url !== `/${account.version}/${account.phoneNumberId}/messages`
      )
        return answer(res, 400, {
          error: { message: 'Unsupported post request.', code: 100, error_subcode: 33 },
        })
      const sent = JSON.parse(text) as Posted
      requests.push(sent)
      const to = (sent.to ?? '').replace('+', '')
      if (to.endsWith(hangs)) return undefined
      const fault = scenarioOf(to) ?? faultOf(sent, languages) ?? rateFault(to)
      return fault ? refuse(res, fault) : take(res, sent)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )

  const account: WhatsappAccount = {
    token: 'EAAtoken',
    phoneNumberId: '106540352242922',
    appSecret: 'app-secret',
    verifyToken: 'verify-me',
    graphUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    version: 'v26.0',
    templates: usualTemplates,
    languages,
  }

  /** One change of a webhook, for our number. */
  const change = (value: object, field = 'messages') => ({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field,
            value: {
              messaging_product: 'whatsapp',
              metadata: {
                display_phone_number: '15550783881',
                phone_number_id: account.phoneNumberId,
              },
              ...value,
            },
          },
        ],
      },
    ],
  })

  /** Posts one webhook, signed over its bytes. */
  const post = (url: string, payload: unknown, secret = account.appSecret): Promise<Reply> => {
    const body = escaped(payload)
    return request(`${url}/hooks/whatsapp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Hub-Signature-256': signed(body, secret) },
      body,
    })
  }

  return {
    account,
    /** Every message that was asked for, taken or not. */
    asked: requests,
    received,
    change,
    post,
    /** Posts all that is to be told of the messages so far; answers with the statuses of HTTP. */
    tell: async (url: string): Promise<number[]> => {
      const statuses: number[] = []
      for (const payload of webhooks.splice(0)) statuses.push((await post(url, payload)).status)
      return statuses
    },
    /** What somebody writes to the temple, or the button they press. */
    say: (url: string, message: object, contact: object = {}): Promise<Reply> =>
      post(
        url,
        change({
          contacts: [{ profile: { name: 'Meera' }, ...contact }],
          messages: [
            {
              id: `wamid.${randomUUID()}`,
              timestamp: String(Math.floor(now().getTime() / 1000)),
              ...message,
            },
          ],
        }),
      ),
    /** Takes messages without an answer, until what it returns is called. */
    hold: (): (() => void) => {
      isHolding = true
      return () => {
        isHolding = false
        for (const release of held.splice(0)) release()
      }
    },
  }
}

export type GraphServer = Awaited<ReturnType<typeof graphServer>>
