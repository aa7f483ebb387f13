import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { problemContentType, type ErrorCode } from '#contract/errors.ts'
import { AppError } from '#server/errors.ts'
import { toProblem } from './problem.ts'

/** After such a request it is unclear where the next one begins, so the connection is closed. */
const refusal = (code: ErrorCode) => {
  const error = new AppError(code)
  const body = JSON.stringify(toProblem(error))
  const headers = [
    ['Content-Type', problemContentType],
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Cache-Control', 'no-store'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Connection', 'close'],
  ] as const
  return { status: error.status, headers, body }
}

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** A request that Node could not parse has only a socket. */
export const refuseSocket = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, headers, body } = refusal(codes[error.code ?? ''] ?? 'malformed_request')
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`)
}

/** Refuses a request whose target is not a valid URL, although Node parsed it. */
export const refuseTarget = (res: ServerResponse): void => {
  const { status, headers, body } = refusal('malformed_request')
  res.writeHead(status, headers.flat()).end(body)
}
