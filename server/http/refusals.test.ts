import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { problem } from '#contract/errors.ts'
import { refuseSocket } from './refusals.ts'

const errorOf = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'request_timeout'],
  ['HPE_HEADER_OVERFLOW', 431, 'headers_too_large'],
  ['HPE_INVALID_METHOD', 400, 'malformed_request'],
])('%s is %d', async (error, status, code) => {
  const socket = new PassThrough()
  refuseSocket(errorOf(error), socket)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`))
  expect(head).toContain('\r\nConnection: close')
  expect(problem.parse(JSON.parse(body))).toMatchObject({ status, code })
})

test('a closed connection gets no answer', async () => {
  const socket = new PassThrough()
  refuseSocket(errorOf('ECONNRESET'), socket)
  expect(socket.destroyed).toBe(true)
  expect(socket.read()).toBeNull()
})
