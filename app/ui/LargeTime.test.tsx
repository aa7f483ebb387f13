import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LargeTime } from './LargeTime.tsx'

test.each([
  ['रात्री\u00a08:51', '<small>रात्री</small> 8:51'],
  // Of a build for tests, whose words are made of the English ones.
  ['8:51\u00a0ओउ', '8:51<small> ओउ</small>'],
  ['27 नोव्हें', '27 नोव्हें'],
  [undefined, ''],
])('the clock of %s is large, and the part of the day small', (time, html) => {
  expect(renderToStaticMarkup(<LargeTime of={time} />)).toBe(html)
})
