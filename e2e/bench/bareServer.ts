import { createServer } from 'node:http'

/**
 * The yardstick: a bare node:http server that sends the same body as a string with the same
 * headers. Everything it sends comes from its environment, so that it decides nothing itself.
 */
const { BARE_PORT, BARE_BODY_FILE, BARE_HEADERS, BARE_STATUS } = process.env
const { readFileSync } = await import('node:fs')
const body = BARE_BODY_FILE ? readFileSync(BARE_BODY_FILE, 'latin1') : ''
const headers = JSON.parse(BARE_HEADERS ?? '[]') as string[]
const status = Number(BARE_STATUS ?? 200)

createServer((_, response) => {
  response.writeHead(status, headers)
  if (status === 304) response.end()
  else response.end(body, 'latin1')
}).listen(Number(BARE_PORT), '127.0.0.1')
