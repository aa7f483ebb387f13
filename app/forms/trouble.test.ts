import { describe, expect, it } from 'vitest'
import { ApiError, UnreachableError, UnreadableAnswerError } from '#app/api/errors.ts'
import { trouble as words } from '#app/i18n/en/forms/trouble.ts'
import { type ErrorCode, type Problem, statusOfCode } from '#contract/errors.ts'
import { troubleOf, troubleText } from './trouble.ts'

const refusal = (code: ErrorCode, rest: Partial<Problem> = {}, retryAfterMs?: number) => {
  const status = statusOfCode[code]
  const problem = { type: 'about:blank', title: code, status, code, ...rest }
  return new ApiError(status, '', problem, retryAfterMs)
}
const message = (error: unknown) => troubleText(troubleOf(error), words.english)

describe('What went wrong, in words', () => {
  it.each([
    ['nobody answers', new UnreachableError(new Error('cut')), words.english.unreachable],
    [
      'a café’s sign-in page answers with yes',
      new UnreadableAnswerError(undefined, new Error('no JSON')),
      words.english.unreachable,
    ],
    [
      'code of ours could not be loaded',
      new TypeError('Failed to fetch dynamically imported module: https://temple.example/a.js'),
      words.english.unreachable,
    ],
    ['code of ours is wrong', new TypeError('x.any is not a function'), words.english.server],
    [
      'the server breaks its promise',
      new UnreadableAnswerError({ id: 1 }, new Error('id')),
      words.english.server,
    ],
    ['a café’s sign-in page answers', new ApiError(511, '<html>'), words.english.unreachable],
    ['the server failed', refusal('internal', { detail: 'TypeError' }), words.english.server],
    ['the session is over', refusal('not_signed_in'), words.english.signedOut],
    [
      'a field is refused',
      refusal('invalid_input', { errors: [{ pointer: '#/email', detail: 'Taken' }] }),
      words.english.checkFields,
    ],
    [
      'the server says why',
      refusal('last_admin', { detail: 'You are the last.' }),
      'You are the last.',
    ],
    ['one must wait', refusal('too_many_requests'), words.english.tooManyNow],
    [
      'one must wait a second',
      refusal('too_many_requests', {}, 900),
      'Too many attempts. Please wait 1 second and try again.',
    ],
    [
      'one must wait some seconds',
      refusal('too_many_requests', {}, 60_000),
      'Too many attempts. Please wait 60 seconds and try again.',
    ],
    [
      'one must wait long',
      refusal('too_many_requests', {}, 840_001),
      'Too many attempts. Please wait 15 minutes and try again.',
    ],
  ] as const)('where %s', (_, error, words) => expect(message(error)).toBe(words))
})
