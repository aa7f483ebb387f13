import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

/** Tests click and type as people do; what follows need not be over before the next step. */
const isAboutAct = /\bact\(/

/** happy-dom does not know this element; browsers do. */
const isAboutSearch = /The tag <%s> is unrecognized in this browser/

const isAccepted = ([format]: unknown[]): boolean =>
  typeof format === 'string' && (isAboutAct.test(format) || isAboutSearch.test(format))

let reports: MockInstance<typeof console.error>

// React reports a wrong component on the console and goes on, once for all files of a process.
beforeEach(() => {
  reports = vi.spyOn(console, 'error')
})

afterEach(() => {
  const refused = reports.mock.calls.filter((words) => !isAccepted(words))
  reports.mockRestore()
  expect(refused, 'reported on the console').toEqual([])
})
