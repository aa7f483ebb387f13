// The clock of the journeys: for Playwright, for the servers, which load this ahead, and, as the
// function alone, for pages and the worker. It is set to another time and goes on from there.
import { ServerResponse } from 'node:http'

/**
 * From now on this realm's clock is ahead by `shiftMs`, or behind. Refers to nothing outside, because
 * browsers get its text.
 */
export function shiftClock(shiftMs: number): void {
  const Real = Date
  const now = () => Real.now() + shiftMs
  const Shifted = new Proxy(Real, {
    construct: (target, given, newTarget): object =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new Real(now()).toString(),
    get: (target, key): unknown => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Real.prototype.constructor = Shifted
  globalThis.Date = Shifted
}

/** Chosen by testNow.ts. */
export const shiftMs = Number(process.env['TEST_CLOCK_SHIFT'] ?? 0)

/** Playwright may load this module more than once in a process. */
const mark = Symbol.for('modak clock')

if (shiftMs !== 0 && !Reflect.has(globalThis, mark)) {
  Reflect.set(globalThis, mark, true)
  shiftClock(shiftMs)
  // Node dates answers by the real clock, and the app compares those of the API with the phone's.
  // The others are left alone, because browsers count from it how old a file is.
  const answers = ServerResponse.prototype
  const writeHead: (this: ServerResponse, ...given: never[]) => ServerResponse = answers.writeHead
  answers.writeHead = function (this: ServerResponse, ...given: never[]) {
    if (this.req.url?.startsWith('/api/')) this.setHeader('date', new Date().toUTCString())
    return writeHead.apply(this, given)
  }
}
