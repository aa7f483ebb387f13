import { setTimeout as wait } from 'node:timers/promises'
import { load } from './load.ts'
import { median, type Row } from './report.ts'
import { residentMegabytes, startServer } from './server.ts'

const starts = 3
const pages = ['/', '/mantras', '/contact', '/api/mantras']
const encodings = ['br', 'gzip']
const requests = 1_000
const restMs = 5_000
const goal = 140

/**
 * The memory of the server’s process just after its start, and at rest after doing all its work.
 */
export async function benchMemory(): Promise<Row[]> {
  const samples: { started: number; atRest: number }[] = []
  for (let start = 0; start < starts; start++) samples.push(await sample())
  const atRest = samples.map((each) => each.atRest)
  return [
    { name: 'memory when started, MB', value: median(samples.map(({ started }) => started)) },
    {
      name: 'memory at rest after pages and 1,000 requests, MB',
      value: median(atRest),
      range: `${Math.min(...atRest).toFixed(0)}-${Math.max(...atRest).toFixed(0)}`,
      goal: `≤ ${goal}`,
      isMet: median(atRest) <= goal,
    },
  ]
}

async function sample(): Promise<{ started: number; atRest: number }> {
  const server = await startServer()
  try {
    const started = await residentMegabytes(server.pid)
    const share = requests / pages.length
    for (const page of pages)
      for (const encoding of encodings)
        await load(server.origin + page, { 'accept-encoding': encoding }, share / encodings.length)
    await wait(restMs)
    return { started, atRest: await residentMegabytes(server.pid) }
  } finally {
    await server.stop()
  }
}
