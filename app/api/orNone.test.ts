import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/errors.ts'
import { ApiError, UnreachableError } from './errors.ts'
import { orNone } from './orNone.ts'

const apiError = (status: number) =>
  new ApiError(status, '', { type: 'about:blank', title: '', status, code: 'not_found' } as Problem)

describe('An answer or none', () => {
  it('is what the server has', async () => {
    expect(await orNone(Promise.resolve('a booking'))).toBe('a booking')
  })

  it.each([400, 401, 403, 404, 410, 422])('is null where the server says %i', async (status) => {
    expect(await orNone(Promise.reject(apiError(status)))).toBeNull()
  })

  it.each<[string, Error]>([
    ['nobody answers', new UnreachableError(undefined)],
    ['the server has too much to do', apiError(429)],
    ['the server is unwell', apiError(500)],
    ['somebody before the server refuses', new ApiError(403, 'Please sign in')],
  ])('fails where %s', async (_, error) => {
    await expect(orNone(Promise.reject(error))).rejects.toBe(error)
  })
})
