import { Agent, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { rawRequest } from '#server/test/request.ts'
import { testApp } from '#server/test/testApp.ts'

/** Sends a body to an address that refuses it unread, and returns the status. */
const post = (url: string, agent: Agent): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}/api/nothing`, { method: 'POST', agent }, (reply) => {
      reply.resume()
      reply.on('end', () => resolve(reply.statusCode))
    })
    sent.on('error', reject)
    sent.end('{"nobody":"reads it"}')
  })

test('refused requests leave nothing on the connection that brought them', async () => {
  const warnings: string[] = []
  const hear = ({ name }: Error): void => void warnings.push(name)
  process.on('warning', hear)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    process.off('warning', hear)
    agent.destroy()
  })
  const { url } = await testApp()
  for (let sent = 0; sent < 30; sent += 1) expect(await post(url, agent)).toBe(404)
  // Node warns about an eleventh listener, in a later tick.
  await new Promise(setImmediate)
  expect(warnings).toEqual([])
})

test('a request that names two hosts is refused', async () => {
  const { url } = await testApp()
  const lines = ['GET /api/site HTTP/1.1', 'Host: localhost', 'HOST: temple.example']
  const reply = await rawRequest(url, `${lines.join('\r\n')}\r\n\r\n`)
  expect(reply).toMatch(/^HTTP\/1\.1 400 /)
  expect(reply).toContain('"code":"malformed_request"')
})
