import { setTimeout as wait } from 'node:timers/promises'
import { load } from './load.ts'
import { median, type Row } from './report.ts'
import { residentMegabytes, startServer } from './server.ts'
import { readSitemaps } from './sitemap.ts'

const starts = 3
const pages = ['/', '/mantras', '/contact', '/api/mantras']
const encodings = ['br', 'gzip']
const requests = 1_000
const restMs = 5_000
const goal = 140

const reads = 5_000
const readsGoal = 200

/**
 * The memory of the server’s process just after its start, at rest after doing all its work, and after reads of
 * every page, a part of them searches that are rendered each time.
 */
export async function benchMemory(): Promise<Row[]> {
  const samples: { started: number; atRest: number }[] = []
  for (let start = 0; start < starts; start++) samples.push(await sample())
  const atRest = samples.map((each) => each.atRest)
  const afterReads = await readEverything()
  return [
    { name: 'memory when started, MB', value: median(samples.map(({ started }) => started)) },
    {
      name: 'memory at rest after pages and 1,000 requests, MB',
      value: median(atRest),
      range: `${Math.min(...atRest).toFixed(0)}-${Math.max(...atRest).toFixed(0)}`,
      goal: `≤ ${goal}`,
      isMet: median(atRest) <= goal,
    },
    {
      name: 'memory after 5,000 reads of every page and of searches, MB',
      value: afterReads,
      goal: `≤ ${readsGoal}`,
      isMet: afterReads <= readsGoal,
    },
  ]
}

async function readEverything(): Promise<number> {
  const server = await startServer()
  try {
    const pages = (await readSitemaps(server.origin)).flatMap(({ paths }) => paths)
    const searches = pages.slice(0, 30).map((_, index) => `/search?q=ganesh${index}`)
    const addresses = [...pages, ...searches]
    let read = 0
    const readOn = async () => {
      while (read < reads) {
        const address = addresses[read++ % addresses.length] ?? '/'
        await (await fetch(server.origin + address)).arrayBuffer()
      }
    }
    await Promise.all(Array.from({ length: 6 }, readOn))
    await wait(restMs)
    return await residentMegabytes(server.pid)
  } finally {
    await server.stop()
  }
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
