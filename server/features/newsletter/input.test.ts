import { expect, test } from 'vitest'
import { subscribe } from '#contract/newsletter/public.ts'
import { refusalOf } from '#server/test/refusal.ts'

const meera = 'meera@example.org'

test('valid input is accepted', () => {
  expect(refusalOf(subscribe, { email: meera, source: 'footer' })).toBeUndefined()
})

test.each([
  ['', 'footer', '#/email', 'Please enter a valid email address'],
  ['meera', 'footer', '#/email', 'Please enter a valid email address'],
  ['a@b.org\r\nBcc: c@d.org', 'footer', '#/email', 'Please enter a valid email address'],
  ['a@b.org, c@d.org', 'footer', '#/email', 'Please enter a valid email address'],
  ['a@b.org>', 'footer', '#/email', 'Please enter a valid email address'],
  ['A <a@b.org>', 'footer', '#/email', 'Please enter a valid email address'],
  [meera, 'elsewhere', '#/source', 'Unknown sign-up form'],
  [meera, 'blog_post_', '#/source', 'Unknown sign-up form'],
  [meera, 'blog_post_<b>', '#/source', 'Unknown sign-up form'],
])('%j from %j is refused', (email, source, pointer, detail) => {
  expect(refusalOf(subscribe, { email, source })).toEqual({
    status: 400,
    errors: [{ pointer, detail }],
  })
})
