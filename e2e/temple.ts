import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '#server/db/db.ts'
import { freePort } from '#server/processes/freePort.ts'
import { isPseudoRun } from './pseudo/readPseudo.ts'
import { serveTemple } from './templeServer.ts'
import { templeTemplate } from './templeTemplate.ts'

/** The server a journey runs against: its address, where its data are, and the port of its push service. */
export type Temple = { upstream: string; data: string; pushPort: number }

let opened: Temple | undefined

/** The temple of this worker's journeys. */
export function temple(): Temple {
  if (!opened) throw new Error('A temple is open only while journeys run')
  return opened
}

/** Journeys look for contents by their English, and there is no pseudo-language of those. */
async function forgetTranslations(sqliteFile: string): Promise<void> {
  const db = openDb({ sqliteFile })
  await db('translations').whereNotNull('kind').delete()
  await db.destroy()
}

/** Opens a new temple, as after its first start, and returns how it is closed. */
export async function openTemple(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'modak-journeys-'))
  const data = join(folder, 'data')
  await cp(await templeTemplate(), data, { recursive: true })
  if (isPseudoRun) await forgetTranslations(join(data, 'modak.sqlite'))
  const pushPort = await freePort()
  const { upstream, stop } = await serveTemple({ data, pushPort })
  opened = { upstream, data, pushPort }
  return async () => {
    opened = undefined
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
