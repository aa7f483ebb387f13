import { afterEach, beforeEach, expect } from 'vitest'

/** Tests click and type as people do; what follows need not be over before the next step. */
const isAboutAct = /not wrapped in act\(/

/** happy-dom does not know this element; browsers do. */
const isAboutSearch = /The tag <%s> is unrecognized in this browser/

const isAccepted = ([format]: unknown[]): boolean =>
  typeof format === 'string' && (isAboutAct.test(format) || isAboutSearch.test(format))

// React reports a wrong component on the console and goes on, once for all files of a process.
const reported: unknown[][] = []
const { error } = console

beforeEach(() => {
  reported.length = 0
  console.error = (...words: unknown[]) => {
    error(...words)
    if (!isAccepted(words)) reported.push(words)
  }
})

afterEach(() => {
  console.error = error
  expect(reported, 'reported on the console').toEqual([])
})
