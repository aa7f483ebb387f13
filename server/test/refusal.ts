import type { AnyEndpoint } from '#contract/endpoint.ts'
import { AppError } from '#server/errors.ts'
import { guest, implement } from '#server/http/implement.ts'

/** Which fields of a body the server refuses, and with which messages, before doing anything. */
export const refusalOf = (endpoint: AnyEndpoint, body: unknown) => {
  const { call } = implement(endpoint)(() => Promise.reject(new Error('It was not refused.')))
  try {
    call(JSON.parse(JSON.stringify(body)), guest)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { status: error.status, errors: error.fields }
  }
  return undefined
}
