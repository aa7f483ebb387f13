import { dropUnsaved, getUnsaved, keepUnsaved, listVersions } from '#contract/writing/admin.ts'
import { templeServer, type TempleServer } from './templeServer.ts'

/** A server that keeps what editors type: nothing is there yet, and no earlier version. */
export function writingServer(): TempleServer {
  const server = templeServer()
  server.answers(getUnsaved, {})
  server.answers(keepUnsaved, { savedAt: '2026-11-24T05:00:00Z' })
  server.answers(dropUnsaved, {})
  server.answers(listVersions, { versions: [] })
  return server
}
