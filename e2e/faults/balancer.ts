import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request that reached a server and got no whole answer. */
type LostRequest = { port: number; begun: number; ended: number }

export type Balancer = {
  origin: string
  lost: readonly LostRequest[]
  /** How many requests each server answered. */
  answered: ReadonlyMap<number, number>
  stop: () => Promise<void>
}

/** One address for several servers, which take turns; one that refuses connections is passed over. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const lost: LostRequest[] = []
  const answered = new Map(ports.map((port) => [port, 0]))
  let turn = 0

  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    [port, ...others]: readonly number[],
  ): void => {
    if (port === undefined) return void answer.writeHead(502).end()
    const begun = Date.now()
    const lose = (): void => {
      lost.push({ port, begun, ended: Date.now() })
      answer.destroy()
    }
    const { method, url, headers } = incoming
    const passed = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false })
    passed.on('response', (reply) => {
      reply.on('error', lose)
      reply.on('end', () => answered.set(port, (answered.get(port) ?? 0) + 1))
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(incoming, body, answer, others)
      else if (!answer.destroyed) lose()
    })
    passed.end(body)
  }

  const server = createServer((incoming, answer) => {
    turn += 1
    const order = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0)
    void buffer(incoming).then((body) => pass(incoming, body, answer, order))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost,
    answered,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
