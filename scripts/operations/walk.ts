import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreAsRoot, typeAsRoot } from './asRoot.ts'
import { openClone } from './clone.ts'
import { breakAndExamine } from './examine.ts'
import { comeBack, install, loseAndRestore, rollBack, upgrade } from './guide.ts'
import { isInside, makeMachine, walkInside, whyNoOwnMachine } from './ownMachine.ts'
import { endAll } from './processes.ts'
import { notRun, passedSoFar } from './report.ts'
import { tryRestrictions } from './restrictions.ts'
import { serviceWay } from './serviceWay.ts'
import { npmWay } from './way.ts'

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

const walk = async (): Promise<void> => {
  const clone = openClone(folder)
  const [older, newer] = [clone.commitOf(values.from), clone.commitOf('HEAD')]
  clone.make(older)
  const npm = await npmWay(folder, clone.path)
  await install(npm)
  if (whyNot === undefined) makeMachine(folder, clone.path)
  else notRun('The user modak, the systemd unit, and root by mistake', whyNot)
  const service = whyNot === undefined ? await serviceWay() : undefined
  if (service) await install(service)
  const ways = service ? [npm, service] : [npm]

  clone.checkOut(newer)
  for (const way of ways) await upgrade(way)
  if (service) await tryRestrictions(service)
  for (const way of ways) await loseAndRestore(way)
  if (service) await typeAsRoot(service)
  if (service) await restoreAsRoot(service)
  if (service) await breakAndExamine(service, folder)

  const hasMigrations = clone.changesIn('migrations', older, newer) !== ''
  clone.checkOut(older)
  for (const way of ways) await rollBack(way, hasMigrations)
  if (hasMigrations) {
    clone.checkOut(newer)
    for (const way of ways) await comeBack(way)
  }
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
