import { isNotFound } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { ApiError, UnreachableError } from '#app/api/errors.ts'
import { createQueryClient } from '#app/queries.ts'
import { aRite } from '#app/test/aRite.ts'
import { type ErrorCode, statusOfCode } from '#contract/errors.ts'
import { prepareRite } from './prepareRite.ts'

const prepare = (id: string, read: () => Promise<unknown>) =>
  prepareRite(id, createQueryClient(read as never)).catch((error: unknown) => error)

const refusing = (code: ErrorCode) => async () => {
  const status = statusOfCode[code]
  throw new ApiError(status, '', { type: '', title: code, status, code })
}

it('What a rite’s pages are rendered from is the rite', async () => {
  expect(await prepare('daily', async () => aRite())).toEqual(aRite())
})

it.each<[string, string, ErrorCode]>([
  ['a name that no rite has', 'weekly', 'not_found'],
  ['a rite that the temple removed', 'old', 'gone'],
  ['a name with a sign that no name can have', 'daily\0', 'invalid_input'],
  ['a name that is too long to be sent', 'a'.repeat(20_000), 'headers_too_large'],
])('%s is a page that does not exist', async (_, id, code) => {
  expect(isNotFound(await prepare(id, refusing(code)))).toBe(true)
})

it('without a connection, or while the server fails, nobody knows whether it exists', async () => {
  const unreachable = new UnreachableError('offline')
  expect(await prepare('daily', () => Promise.reject(unreachable))).toBe(unreachable)
  expect(isNotFound(await prepare('daily', refusing('internal')))).toBe(false)
})
