import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const visitors = 4
/** Between two requests of a visitor: some 150 a second in all leave the processor time for the rest. */
const pauseMs = 25

/** What is kept ready, the API, and one page in eight that is rendered anew each time. */
const kept = ['/', '/mantras', '/calendar', '/api/mantras', '/puja', '/contact', '/api/health']

const firstDay = Date.parse('2020-01-01')
let asked = 0
const nextPath = (): string => {
  asked += 1
  const day = new Date(firstDay + asked * 86_400_000).toISOString().slice(0, 10)
  return kept[asked % (kept.length + 1)] ?? `/panchang?date=${day}`
}

const visit = (origin: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const path = nextPath()
    const sent = request(origin + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) =>
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`${path} was answered ${answer.statusCode}`))
      }),
    )
    sent.on('error', reject).end()
  })

/** Visits pages until `isOver`; returns how long 99 of 100 answers took at most, in milliseconds. */
export const visitUntil = async (origin: string, isOver: () => boolean): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const times: number[] = []
  const visitor = async () => {
    while (!isOver()) {
      times.push(await visit(origin, agent))
      await wait(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  agent.destroy()
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? NaN
}
