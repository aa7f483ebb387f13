import { Agent, request } from 'node:http'

/**
 * Sends `count` requests over `connections` kept-alive connections, and counts the answers by
 * status.
 */
export async function load(
  url: string,
  headers: Record<string, string>,
  count: number,
  connections = 10,
): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  let left = count
  const askOnce = () =>
    new Promise<void>((resolve, reject) => {
      const asked = request(url, { agent, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => {
          const status = answer.statusCode ?? 0
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          resolve()
        })
      })
      asked.on('error', reject).end()
    })
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left-- > 0) await askOnce()
    }),
  )
  agent.destroy()
  return statuses
}
