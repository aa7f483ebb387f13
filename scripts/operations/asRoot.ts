import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { command, start, stop } from './guide.ts'
import { check, checkSays } from './report.ts'
import { startServer } from './server.ts'
import type { Service } from './serviceWay.ts'
import { readMessages } from './visitor.ts'
import { emptyFolder } from './way.ts'

const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .toSorted()

const checkUntouched = (service: Service, before: readonly string[]): void => {
  const after = pathsIn(service.dataDir)
  const ofRoot = after.filter((path) => lstatSync(path).uid === 0)
  check('no file in DATA_DIR is root’s', ofRoot.length === 0, ofRoot.join('\n'))
  const isSame = after.join('\n') === before.join('\n')
  check('… and none came or went', isSame, after.join('\n'))
}

/** What the npm column of the guide says, typed as root on data of another user. */
const mistakes = (newest: string): [string, RegExp][] => [
  ['start', /systemctl start modak, or runuser -u modak -- .*--run start$/],
  ['backup', /runuser -u modak -- .*--run backup$/],
  [`restore -- ${newest} --force`, /runuser -u modak -- .*--run restore -- .* --force$/],
  [
    'move -- --to postgres://modak:secret@localhost/modak',
    /runuser -u modak -- .*--run move -- --to …$/,
  ],
  ['doctor', /runuser -u modak -- .*--run doctor$/],
]

/** Everything is refused with the right command, and nothing is left behind. */
export const typeAsRoot = async (service: Service): Promise<void> => {
  const before = pathsIn(service.dataDir)
  const newest = readdirSync(service.backups).toSorted().at(-1) ?? ''
  for (const [typed, right] of mistakes(join(service.backups, newest))) {
    const [script = '', ...args] = typed.split(' ')
    const npm = script === 'start' ? ['npm', 'start'] : ['npm', 'run', script, ...args]
    checkSays(`as root: ${npm.join(' ')}`, await service.typed(...npm), {
      says: new RegExp(
        `This is root, but the data in .* belongs to modak.*Instead run ${right.source}`,
      ),
      fails: true,
    })
  }
  checkUntouched(service, before)
  const server = await start(service, 'it starts afterwards')
  await readMessages(service)
  await command(service, 'backup')
  await stop(server)
}

/**
 * An empty folder may be anybody's, so a restore into it is not refused. What root leaves there is
 * named by the next start.
 */
export const restoreAsRoot = async (service: Service): Promise<void> => {
  const newest = join(service.backups, readdirSync(service.backups).toSorted().at(-1) ?? '')
  emptyFolder(service.dataDir)
  const restored = await service.typed('npm', 'run', 'restore', '--', newest)
  check('as root: a restore into an empty folder', restored.code === 0, restored.output)
  const refused = await startServer(service.launch())
  const says = /\/var\/lib\/modak\/modak\.sqlite cannot be used .* as root: (chown -R modak: \S+)$/
  const ended = await (refused.isUp ? refused.stop() : refused.ended)
  const line = checkSays('… and the service says what to do', ended, { says, fails: true })
  checkSays('… and so does doctor', await service.command('doctor'), {
    says: /^wrong .*Owners: \d+ files in DATA_DIR .* As root: chown -R modak: \/var\/lib\/modak$/,
    fails: true,
  })
  await service.typed(...(says.exec(line)?.[1]?.split(' ') ?? []))
  const server = await start(service, 'it starts after that')
  await readMessages(service)
  await stop(server)
}
