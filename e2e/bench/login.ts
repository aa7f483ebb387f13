import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { median, type Row } from './report.ts'
import { startServer } from './server.ts'

const tries = 200
const warmUpTries = 20
/** How far apart the two medians may be, as a share of the slower one. */
const goal = 0.05

/** Milliseconds until the refusal has arrived. */
async function refusedAfter(agent: Agent, origin: string, username: string): Promise<number> {
  const body = JSON.stringify({ username, password: `Wrong-${randomUUID()}` })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const startedAt = performance.now()
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${origin}/api/auth/login`, { agent, method: 'POST', headers }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode)),
    )
    sent.on('error', reject).end(body)
  })
  if (status !== 401) throw new Error(`A wrong password was answered ${status}`)
  return performance.now() - startedAt
}

async function register(origin: string, username: string): Promise<void> {
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      email: `${username}@example.org`,
      password: 'Durva-grass-21',
    }),
  })
  if (!answer.ok) throw new Error(`Registering was answered ${answer.status}`)
}

/**
 * How long a wrong password takes for an existing and for an unknown username, alternating and with
 * the growing delay switched off: measuring must not reveal which names exist.
 */
export async function benchLogin(): Promise<Row[]> {
  const server = await startServer({ LOGIN_DELAY: 'off' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const origin = server.origin.replace('localhost', '127.0.0.1')
  try {
    await register(origin, 'known-name')
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = -warmUpTries; i < tries; i += 1) {
      const known = await refusedAfter(agent, origin, 'known-name')
      const unknown = await refusedAfter(
        agent,
        origin,
        `name-${String(i + tries).padStart(5, '0')}`,
      )
      if (i < 0) continue
      times.known.push(known)
      times.unknown.push(unknown)
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    const apart = Math.abs(known - unknown) / Math.max(known, unknown)
    return [
      { name: `a name somebody has, median of ${tries}, ms`, value: known },
      { name: `a name nobody has, median of ${tries}, ms`, value: unknown },
      { name: 'apart, %', value: apart * 100, goal: `≤ ${goal * 100}`, isMet: apart <= goal },
    ]
  } finally {
    agent.destroy()
    await server.stop()
  }
}
