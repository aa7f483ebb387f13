import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreAsRoot, typeAsRoot } from './asRoot.ts'
import { type Clone, openClone } from './clone.ts'
import { breakAndExamine } from './examine.ts'
import { comeBack, install, loseAndRestore, rollBack, upgrade } from './guide.ts'
import { isInside, makeMachine, walkInside, whyNoOwnMachine } from './ownMachine.ts'
import { endAll } from './processes.ts'
import { notRun, passedSoFar } from './report.ts'
import { tryRestrictions } from './restrictions.ts'
import { type Service, serviceWay } from './serviceWay.ts'
import { npmWay, type InstallMethod } from './way.ts'

const usage = `npm run walk -- [--from OLD]

Walks docs/operations.md in a temporary folder: installs OLD (the commit before this one), stops it,
upgrades it to this commit, loses its disk, restores a backup, and rolls back. As root it does so a second time, as the
user modak with the restrictions of the systemd unit, in mounts that nobody else sees; there it also types the commands
as root by mistake, and breaks one thing after the other that doctor must name. What cannot be tried on this machine is
named.`

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'HEAD~1' },
    help: { type: 'boolean', default: false },
    'own-machine': { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const whyNot = whyNoOwnMachine()
if (whyNot === undefined && !isInside()) process.exit(await walkInside())

const folder = mkdtempSync(join(tmpdir(), 'modak-walk-'))

/** The guide from one end to the other, in one way of running Modak; `more` is tried once it is new. */
const walkThrough = async <W extends InstallMethod>(
  clone: Clone,
  open: () => Promise<W>,
  more: (way: W) => Promise<void>,
): Promise<void> => {
  const [older, newer] = [clone.commitOf(values.from), clone.commitOf('HEAD')]
  clone.checkOut(older)
  const way = await open()
  await install(way)
  clone.checkOut(newer)
  await upgrade(way)
  await more(way)
  await loseAndRestore(way)
  clone.checkOut(older)
  const hasMigrations = clone.changesIn('migrations', older, newer) !== ''
  await rollBack(way, hasMigrations)
  if (!hasMigrations) return
  clone.checkOut(newer)
  await comeBack(way)
}

const breakService = async (service: Service): Promise<void> => {
  await tryRestrictions(service)
  await typeAsRoot(service)
  await restoreAsRoot(service)
  await breakAndExamine(service, folder)
}

const walk = async (): Promise<void> => {
  const clone = openClone(folder)
  clone.make(clone.commitOf(values.from))
  await walkThrough(
    clone,
    () => npmWay(folder, clone.path),
    async () => {},
  )
  if (whyNot === undefined) {
    makeMachine(folder, clone.path)
    await walkThrough(clone, serviceWay, breakService)
  } else notRun('The user modak, the systemd unit, and root by mistake', whyNot)
  notRun('npm prune --omit=dev', 'the next build here would need the network')
  notRun('Moving to PostgreSQL, More than one process', 'they have tests of their own')
  notRun('HTTPS, Email, Stripe and WhatsApp', 'they need a domain and accounts')
}

const cleanUp = (): void => {
  endAll()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => {
    cleanUp()
    process.exit(1)
  })

try {
  await walk()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  cleanUp()
}
console.log(`${passedSoFar()} passed, ${process.exitCode === 1 ? 1 : 0} failed`)
// In a machine of its own this is the first process, with which everything else ends.
process.exit()
