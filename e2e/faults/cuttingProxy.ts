import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Where a connection breaks: nothing, a part of the request, or a part of the answer arrives. */
export const places = ['before the request', 'mid-request', 'mid-answer'] as const
export type Place = (typeof places)[number]

export type CuttingProxy = {
  origin: string
  /** How often it has cut at each place. */
  cuts: Record<Place, number>
  stop: () => Promise<void>
}

const lengthOf = (head: string): number => Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)

/** Whether all of a request has arrived. */
const isWhole = (request: Buffer): boolean => {
  const end = request.indexOf('\r\n\r\n')
  return end >= 0 && request.length >= end + 4 + lengthOf(request.toString('latin1', 0, end))
}

/**
 * Passes bytes between a client and the server, on real sockets, and breaks the connection where
 * `cutOf` says; it is called once for each request. `random` chooses the byte.
 */
export async function openCuttingProxy(
  port: number,
  cutOf: () => Place | undefined,
  random: () => number,
): Promise<CuttingProxy> {
  const cuts: Record<Place, number> = { 'before the request': 0, 'mid-request': 0, 'mid-answer': 0 }
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    const sockets = [client, upstream]
    const end = () => sockets.forEach((socket) => socket.destroy())
    const partOf = (bytes: Buffer, least: number) =>
      bytes.subarray(0, least + Math.floor(random() * (bytes.length - least)))
    const cut = (at: Place, to?: Socket, part?: Buffer) => {
      cuts[at] += 1
      if (to && part) to.write(part, end)
      else end()
    }
    let request = Buffer.alloc(0)
    let place: Place | undefined
    client.on('data', (chunk) => {
      request = Buffer.concat([request, chunk])
      if (!isWhole(request)) return
      const whole = request
      request = Buffer.alloc(0)
      place = cutOf()
      if (place === 'before the request') cut(place)
      else if (place === 'mid-request') cut(place, upstream, partOf(whole, 1))
      else upstream.write(whole)
    })
    upstream.on('data', (chunk) => {
      if (place === 'mid-answer') cut(place, client, partOf(chunk, 0))
      else client.write(chunk)
      place = undefined
    })
    for (const socket of sockets) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        open.delete(socket)
        end()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts,
    async stop() {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}
