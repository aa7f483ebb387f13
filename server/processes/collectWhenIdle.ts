import type { Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

type Options = {
  readonly idleMs?: number
  /** Fewer requests leave too little behind to be worth a seventh of a second. */
  readonly atLeast?: number
}

/**
 * V8 collects garbage only while it allocates: what a busy hour left would take memory until the next
 * one, 30 MB after 5,000 reads. So it is collected once nobody has asked for anything for a while.
 */
export const collectWhenIdle = (
  server: Server,
  { idleMs = 3_000, atLeast = 100 }: Options = {},
): void => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  let requests = atLeast
  const timer = setTimeout(() => {
    if (requests < atLeast) return
    requests = 0
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, idleMs).unref()
  server.on('request', () => {
    requests += 1
    timer.refresh()
  })
}
