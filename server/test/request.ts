import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export type Reply = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
  json: () => unknown
}

export type Sending = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** One raw request: no redirect followed, nothing decoded, no header added. */
export const request = (url: string, { method = 'GET', headers = {}, body }: Sending = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const { origin } = new URL(url)
    const { hostname, port } = new URL(origin)
    const sent = httpRequest(
      { hostname, port, path: url.slice(origin.length), method, headers, agent: false },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('error', reject)
        reply.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString()
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: bytes,
            text,
            json: () => JSON.parse(text),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

/** Sends bytes that no HTTP client would, and returns everything until the server disconnects. */
export const rawRequest = (url: string, bytes: string, timeoutMs = 5000): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    let reply = ''
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer in time')))
    socket.on('data', (chunk) => (reply += chunk.toString('latin1')))
    socket.on('error', (error) => (reply ? resolve(reply) : reject(error)))
    socket.on('close', () => resolve(reply))
  })
