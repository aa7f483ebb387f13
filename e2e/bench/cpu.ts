import type { ChildProcess } from 'node:child_process'
import { get, type IncomingMessage } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/processes/freePort.ts'
import { load } from './load.ts'
import { median, type Row } from './report.ts'
import {
  cpuMicroseconds,
  pidOf,
  residentMegabytes,
  root,
  startNode,
  startServer,
  stopProcess,
} from './server.ts'

const rounds = 5
const requests = 15_000
const accept = { 'accept-encoding': 'br' }

/** Headers that Node adds to every answer automatically. */
const added = new Set(['date', 'connection', 'keep-alive'])

type Case = { name: string; path: string; conditional: boolean; goal: number }

const cases: Case[] = [
  { name: 'GET /api/mantras', path: '/api/mantras', conditional: false, goal: 0.7 },
  { name: 'GET / (rendered page)', path: '/', conditional: false, goal: 0.7 },
  { name: 'GET /api/mantras, 304', path: '/api/mantras', conditional: true, goal: 0.9 },
  { name: 'GET / (rendered page), 304', path: '/', conditional: true, goal: 0.9 },
]

/**
 * Processor time per request, ours against a bare node:http that sends the same bytes with the same
 * headers: interleaved rounds, the median of the rounds' ratios. 1 means as cheap as bare.
 */
export async function benchCpu(): Promise<Row[]> {
  const server = await startServer()
  const folder = await mkdtemp(join(tmpdir(), 'modak-bare-'))
  try {
    const rows: Row[] = []
    for (const each of cases) rows.push(await measure(each, server, folder))
    rows.push({ name: 'memory after the load, MB', value: await residentMegabytes(server.pid) })
    return rows
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(
  { name, path, conditional, goal }: Case,
  server: { origin: string; pid: number },
  folder: string,
): Promise<Row> {
  const url = `${server.origin.replace('localhost', '127.0.0.1')}${path}`
  await ask(url, accept)
  const first = await ask(url, accept)
  const headers = conditional ? { ...accept, 'if-none-match': first.etag } : accept
  const sample = conditional ? await ask(url, headers) : first
  const bodyFile = join(folder, 'body')
  await writeFile(bodyFile, sample.body)
  const port = await freePort()
  const bare = startNode([join(root, 'e2e/bench/bareServer.ts')], {
    BARE_PORT: String(port),
    BARE_BODY_FILE: bodyFile,
    BARE_HEADERS: JSON.stringify(sample.headers),
    BARE_STATUS: String(sample.status),
  })
  const bareUrl = `http://127.0.0.1:${port}${path}`
  try {
    await untilListens(bareUrl, bare)
    const ratios: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const yardstick = await perRequest(bareUrl, headers, pidOf(bare), sample.status)
      const ours = await perRequest(url, headers, server.pid, sample.status)
      // The first round warms both up.
      if (round > 0) ratios.push(yardstick / ours)
    }
    const value = median(ratios)
    const range = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`
    return {
      name: `${name}: bare CPU ÷ ours`,
      value,
      range,
      goal: `≥ ${goal}`,
      isMet: value >= goal,
    }
  } finally {
    await stopProcess(bare)
  }
}

async function perRequest(
  url: string,
  headers: Record<string, string>,
  pid: number,
  status: number,
): Promise<number> {
  const before = await cpuMicroseconds(pid)
  const answers = await load(url, headers, requests)
  const after = await cpuMicroseconds(pid)
  const right = answers.get(status) ?? 0
  if (right !== requests) throw new Error(`${url}: only ${right} of ${requests} were ${status}`)
  return (after - before) / requests
}

type Sample = { status: number; headers: string[]; etag: string; body: Buffer }

/** One answer with its raw headers and bytes as sent, still compressed. */
function ask(url: string, headers: Record<string, string>): Promise<Sample> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer: IncomingMessage) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const kept = answer.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !added.has(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
        )
        resolve({
          status: answer.statusCode ?? 0,
          headers: kept,
          etag: answer.headers.etag ?? '',
          body: Buffer.concat(parts),
        })
      })
    }).on('error', reject)
  })
}

const untilListens = async (url: string, child: ChildProcess) => {
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    if (child.exitCode !== null) throw new Error('The bare server ended')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
