import { expect, test } from 'vitest'
import { sendMessage } from '#contract/contact/public.ts'
import { refusalOf } from '#server/test/refusal.ts'

const written = {
  name: 'Meera Joshi',
  email: 'meera@example.net',
  subject: 'puja',
  message: 'Namaste,\n\ncan we come on Sankashti?',
}

test('valid input is accepted', () => {
  expect(refusalOf(sendMessage, written)).toBeUndefined()
})

test.each([
  [{ name: '' }, '#/name', 'Required'],
  [{ name: 'Meera\r\nBcc: evil@example.com' }, '#/name', /control characters/],
  [{ name: 'Meera\u2028Bcc: evil@example.com' }, '#/name', /control characters/],
  [{ name: 'x'.repeat(101) }, '#/name', 'At most 100 characters'],
  [{ email: 'meera' }, '#/email', 'Please enter a valid email address'],
  [{ email: 'a@b.org,c@d.org' }, '#/email', 'Please enter a valid email address'],
  [{ email: 'a@b.org\r\nCc: c@d.org' }, '#/email', 'Please enter a valid email address'],
  [{ subject: 'other' }, '#/subject', 'Please choose a subject'],
  [{ message: ' \n ' }, '#/message', 'Required'],
  [{ message: 'x'.repeat(5001) }, '#/message', 'At most 5000 characters'],
  [{ message: 'bell \u0007' }, '#/message', /Control characters/],
  [{ wantsNewsletter: 'yes' }, '#/wantsNewsletter', 'Expected boolean, received string'],
])('%j is refused', (changes, pointer, detail) => {
  expect(refusalOf(sendMessage, { ...written, ...changes })).toEqual({
    status: 400,
    errors: [
      { pointer, detail: typeof detail === 'string' ? detail : expect.stringMatching(detail) },
    ],
  })
})
