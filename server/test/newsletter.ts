import { waitingMails } from './mails.ts'
import { testApp } from './testApp.ts'

export const publicUrl = 'https://temple.example'
export const hourMs = 60 * 60 * 1000
export const meera = 'meera@example.net'

/** A temple with a clock, and what its visitors and its emails do. */
export const temple = async () => {
  const clock = { now: new Date('2026-11-21T04:00:00Z') }
  const app = await testApp({ publicUrl, now: () => clock.now })
  const { db, send } = app
  const post = (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Host: 'evil.example', ...headers },
      body: JSON.stringify(body),
    })
  const subscribe = (email = meera, source = 'footer', headers = {}) =>
    post('/api/newsletter', { email, source }, headers)
  /** Also when its address is a hash. */
  const row = (email = meera) =>
    db('newsletter_subscriptions').where({ email }).orWhereNull('email').first()
  const mails = () => waitingMails(app)
  const tokenIn = (text = '') => /\/newsletter#([\w.-]+)/.exec(text)?.[1] ?? ''
  /** From the newest email. */
  const newestToken = async () => tokenIn((await mails()).at(-1)?.text)
  const newestOneClick = async () => {
    const url = (await mails()).at(-1)?.list?.unsubscribeUrl ?? ''
    return url.replace(publicUrl, '')
  }
  const stateOf = async (token: string) => {
    const reply = await send(`/api/newsletter/${token}`)
    return reply.status === 200 ? reply.json() : reply.status
  }
  const confirm = (token: string) => post(`/api/newsletter/${token}/confirm`)
  const becomeReader = async () => {
    await subscribe()
    await confirm(await newestToken())
  }
  const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms))
  return {
    ...app,
    app,
    post,
    subscribe,
    row,
    mails,
    newestToken,
    newestOneClick,
    stateOf,
    confirm,
    becomeReader,
    later,
  }
}
