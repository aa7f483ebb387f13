import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { collectWhenIdle } from './collectWhenIdle.ts'

/** Something that nobody holds any more. */
const leave = () => new WeakRef({ of: 'a request' })

test('garbage goes once nobody asks for anything, after the start and after many requests', async () => {
  const server = createServer()
  const ofStart = leave()
  collectWhenIdle(server, { idleMs: 20, atLeast: 3 })
  await expect.poll(() => ofStart.deref() === undefined).toBe(true)

  const ofRequests = leave()
  for (let request = 0; request < 3; request += 1) server.emit('request')
  await expect.poll(() => ofRequests.deref() === undefined).toBe(true)
})
