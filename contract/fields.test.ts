import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { emailAddress, longText, oneLine, optionalLine, optionalText } from './fields.ts'

const complaintsOf = (schema: z.ZodMiniType, sent: unknown): string[] =>
  schema.safeParse(sent).error?.issues.map(({ message }) => message) ?? []

const everyField = [oneLine, optionalLine, longText, optionalText]

describe('Text that people write', () => {
  test.each([
    ['Devanagari with its joiners', 'क्\u200dष, श्री\u200cराम'],
    ['a family of emoji', 'Om 👨\u200d👩\u200d👧'],
    ['Arabic letters', 'محمد'],
    ['a right-to-left mark, as keyboards write it', 'محمد\u200f (Pune)'],
  ])('may be %s', (_, text) => {
    for (const field of everyField) expect(complaintsOf(field(100), text)).toEqual([])
  })

  test.each(['\u202e', '\u202a', '\u2066', '\u2069'])(
    'does not reverse the text after it (%j)',
    (sign) => {
      for (const field of everyField) {
        const [complaint] = complaintsOf(field(100), `Meera ${sign}gnp.exe`)
        expect(complaint).toMatch(/control characters cannot be used$/i)
      }
    },
  )

  test.each(['\u200b', '\u200d\u2060', '\ufeff \u00ad', '\u3164'])(
    'is not there when nobody sees it (%j)',
    (unseen) => {
      expect(complaintsOf(oneLine(100), unseen)).toEqual(['Required'])
      expect(complaintsOf(longText(100), unseen)).toEqual(['Required'])
    },
  )

  test.each(['\u200b', '\u2060\ufe0f', '\u3164', '\u2800'])(
    'is not there either where it may be left out (%j)',
    (unseen) => {
      for (const field of [optionalLine, optionalText]) {
        expect(complaintsOf(field(100), unseen)).toEqual(['Nothing can be seen here'])
        expect(complaintsOf(field(100), '')).toEqual([])
      }
      expect(complaintsOf(oneLine(100), unseen)).toEqual(['Required'])
    },
  )

  test('says once that it is missing', () => {
    expect(complaintsOf(oneLine(100), ' ')).toEqual(['Required'])
    expect(complaintsOf(longText(100), '\n')).toEqual(['Required'])
  })
})

describe('An email address', () => {
  test.each([
    ['meera@example.org', 'meera@example.org'],
    [' meera@example.org\u200b', 'meera@example.org'],
    ['meera@xn--i1b6b1a6a2e.xn--h2brj9c', 'meera@xn--i1b6b1a6a2e.xn--h2brj9c'],
    ['meera@mandir.xn--h2brj9c', 'meera@mandir.xn--h2brj9c'],
    ['meera@mandir.XN--H2BRJ9C', 'meera@mandir.XN--H2BRJ9C'],
    ['meera@मंदिर.भारत', 'meera@xn--i1b6ewak8e.xn--h2brj9c'],
    ['meera@mandir.भारत', 'meera@mandir.xn--h2brj9c'],
    ['meera@कोयल.ભારત', 'meera@xn--11b6cj2h.xn--gecrj9c'],
    ['meera@müller.de', 'meera@xn--mller-kva.de'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(emailAddress.safeParse(typed).data).toBe(kept)
  })

  test.each([
    'meera@',
    'meera@भारत',
    'मीरा@मंदिर.भारत',
    'meera@@मंदिर.भारत',
    'meera@मंदिर.भारत/x',
    'meera@मंदिर.भारत:25',
    'meera@मंदिर..भारत',
    'meera@example.xn--',
    'meera@example.c0m',
    '.meera@example.org',
    'me..era@example.org',
    'meera.@example.org',
    'meera@example.org, b@मंदिर.भारत',
  ])('%s is none', (typed) => {
    expect(complaintsOf(emailAddress, typed)).toEqual(['Please enter a valid email address'])
  })
})
