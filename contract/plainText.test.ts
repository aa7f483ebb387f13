import { expect, test } from 'vitest'
import { textOfHtml } from './plainText.ts'

test.each([
  [
    '<h2 id="go">Before you set out</h2><p><strong>Busy days.</strong> Expect long queues.</p>',
    'Before you set out: Busy days. Expect long queues.',
  ],
  ['<h3>Who may fast?</h3>\n<p>Anybody who is well.</p>', 'Who may fast? Anybody who is well.'],
  ['<h2>What you need:</h2><ul><li>durva</li><li>modaks</li></ul>', 'What you need: durva modaks'],
  ['<h2>गणेशोत्सव।</h2><p>१० दिवस</p>', 'गणेशोत्सव। १० दिवस'],
  ['<h2>Only a <em>heading</em></h2>', 'Only a heading'],
  ['Tea &amp; <b>prasad</b>', 'Tea & prasad'],
])('the text of %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})
