import type { Knex } from 'knex'
import type { Storage } from '#server/adapters/storage/port.ts'

type Deps = {
  readonly storage: Storage
  readonly now: () => Date
  /** Each lists the addresses of all recordings that its content uses. */
  readonly uses: readonly ((db: Knex) => Promise<string[]>)[]
}

const hourMs = 60 * 60 * 1000

/** How long an unused recording stays: somebody may still be listening to it. */
const orphanMs = 24 * hourMs

/** Once a day: deletes recordings that nothing uses, and unfinished uploads. */
export const createSweep =
  ({ storage, now, uses }: Deps) =>
  async (db: Knex): Promise<void> => {
    const at = now().getTime()
    await storage.clearWorkshops(new Date(at - hourMs))
    // Listed before the content is queried: what arrives in between is in neither list.
    const stored = await storage.list()
    const used = new Set<string>()
    for (const list of uses) for (const url of await list(db)) used.add(url)
    for (const { name, changedAt } of stored) {
      const isOld = changedAt.getTime() < at - orphanMs
      if (isOld && !used.has(`/audio/${name}`)) await storage.remove(name)
    }
  }
