import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

export type CommandRates = { perSecond: number; p99Ms: number }

/** The 99th percentile of the answer times. */
const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? NaN

/**
 * Sends commands for the given time over kept-alive connections, each next one as soon as the last
 * is answered. Anything but a 200 stops it.
 */
export async function sendCommands(
  url: string,
  bodyOf: () => object,
  connections: number,
  lengthMs: number,
): Promise<CommandRates> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const sendOne = () =>
    new Promise<void>((resolve, reject) => {
      const body = JSON.stringify(bodyOf())
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': `"${randomUUID()}"`,
      }
      const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
        answer.resume()
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`${url} answered ${answer.statusCode}`))
        })
      })
      sent.on('error', reject).end(body)
    })
  const times: number[] = []
  const startedAt = performance.now()
  const send = async () => {
    while (performance.now() - startedAt < lengthMs) {
      const before = performance.now()
      await sendOne()
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: connections }, send))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { perSecond: times.length / seconds, p99Ms: p99(times) }
}
