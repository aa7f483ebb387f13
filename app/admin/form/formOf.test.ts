import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { longText, oneLine, optionalLine, optionalText } from '#contract/fields.ts'
import { choice, date, flag, list, openChoice, own, text, whole } from './fields.ts'
import { formOf } from './formOf.ts'
import { group, rows } from './parts.ts'

const mark = z.object({ word: oneLine(20), note: optionalLine(40) })
const schema = z.object({
  title: oneLine(80),
  body: longText(4000),
  excerpt: optionalText(200),
  by: optionalLine(60),
  price: z.int(),
  weight: z.optional(z.int()),
  day: z.string(),
  kind: z.enum(['day', 'year']),
  place: z.enum(['hall', 'lawn']),
  isShown: z.optional(z.boolean()),
  sources: z._default(z.array(oneLine(100)).check(z.maxLength(60)), []),
  seat: z.optional(mark),
  marks: z.array(mark),
})
const markForm = formOf({ word: text(), note: text() }, mark)
const form = formOf(
  {
    title: text(),
    body: text({ rows: 5 }),
    excerpt: text(),
    by: text({ sendsEmpty: true }),
    price: whole(),
    weight: whole(),
    day: date(),
    kind: choice(['day', 'year'], 'kinds', 'day'),
    place: openChoice(['hall', 'lawn'], 'places'),
    isShown: flag(true),
    sources: list(),
    seat: own<string, { word: string }>({
      empty: '',
      toValue: ({ word }) => word,
      toInput: (word) => (word ? { word } : undefined),
      isWhole: true,
      read: (word) => `“${word}”`,
    }),
    marks: rows(markForm),
  },
  schema,
)
const typed = {
  ...form.empty,
  title: ' Modak ',
  body: 'Steam.',
  price: '1,200',
  place: 'lawn' as const,
}

describe('A list of fields', () => {
  it('is an empty form, in which the first choice is made', () => {
    expect(form.empty).toEqual({
      title: '',
      body: '',
      excerpt: '',
      by: '',
      price: '',
      weight: '',
      day: '',
      kind: 'day',
      place: '',
      isShown: true,
      sources: '',
      seat: '',
      marks: [],
    })
  })

  it('shows what is stored, and what is not as in the empty form', () => {
    const stored = { title: 'Modak', body: 'Steam.', price: 1200, day: '', kind: 'year' } as const
    const values = form.toValues({
      ...stored,
      place: 'hall',
      sources: ['a', 'b'],
      seat: { word: 'x' },
      marks: [{ word: 'y' }],
    })
    expect(values).toEqual({
      ...form.empty,
      ...stored,
      price: '1200',
      place: 'hall',
      sources: 'a\nb',
      seat: 'x',
      marks: [{ word: 'y', note: '' }],
    })
  })

  it('sends what is typed, without the empty fields that the contract lets out', () => {
    expect(form.toInput(typed)).toEqual({
      title: ' Modak ',
      body: 'Steam.',
      by: '',
      price: 1200,
      day: '',
      kind: 'day',
      place: 'lawn',
      isShown: true,
      sources: [],
      marks: [],
    })
    const filled = { excerpt: 'x', weight: '5', sources: ' a \n\n b', seat: 'y', isShown: false }
    expect(form.toInput({ ...typed, ...filled })).toMatchObject({
      excerpt: 'x',
      weight: 5,
      sources: ['a', 'b'],
      seat: { word: 'y' },
      isShown: false,
    })
    expect(form.toInput({ ...typed, marks: [{ word: 'z', note: ' ' }] }).marks).toEqual([
      { word: 'z' },
    ])
    expect(form.toInput({ ...typed, price: 'much' }).price).toBeNaN()
  })

  it('takes as much text as the contract', () => {
    const texts = ['title', 'body', 'excerpt', 'by']
    expect(texts.map(form.limitOf)).toEqual([80, 4000, 200, 60])
    for (const other of ['price', 'kind', 'sources', 'marks'])
      expect(form.limitOf(other), other).toBeUndefined()
  })

  it('names its fields and reads them beside other people’s changes', () => {
    const words = {
      title: 'Title',
      body: 'Text',
      excerpt: 'Summary',
      by: 'Author',
      price: 'Price',
      weight: 'Weight',
      day: 'Day',
      kind: 'Kind',
      kinds: { day: 'One day', year: 'Every year' },
      place: 'Place',
      places: { hall: 'In the hall' },
      isShown: 'Shown',
      sources: 'Sources',
      seat: 'Seat',
      titleHint: 'Short',
    }
    const { labels, readers, whole } = form.compared(words)
    expect(labels).toMatchObject({ title: 'Title', isShown: 'Shown', seat: 'Seat' })
    expect(labels).not.toHaveProperty('marks')
    expect(readers.kind?.('year')).toBe('Every year')
    expect(readers.place?.('lawn')).toBe('lawn')
    expect(readers.day?.('2026-11-27')).toBe('27 Nov 2026')
    expect(readers.seat?.('x')).toBe('“x”')
    expect(readers).not.toHaveProperty('title')
    expect(whole).toEqual(['seat', 'marks'])
  })

  it('may be a part of another form', () => {
    const outer = formOf({ seat: group(markForm) }, z.object({ seat: mark }))
    expect(outer.empty).toEqual({ seat: { word: '', note: '' } })
    expect(outer.toInput(outer.toValues({ seat: { word: 'x' } }))).toEqual({ seat: { word: 'x' } })
  })
})
