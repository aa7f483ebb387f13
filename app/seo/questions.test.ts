import { expect, test } from 'vitest'
import { questionsOf } from './questions.ts'

test('a heading with a question mark is a question, and the text after it is the answer', () => {
  const html =
    '<p>Before.</p>\n<h2 id="a">May I <em>book</em>?</h2>\n<p>Yes: <a href="/puja">here</a> &amp; now.</p>\n<ul><li>One</li></ul>' +
    '<h2>No question</h2><p>Told.</p><h3>Unanswered?</h3>'
  expect(questionsOf(html)).toEqual([{ question: 'May I book?', answer: 'Yes: here & now. One' }])
})
