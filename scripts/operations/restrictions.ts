import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { isBackupName } from '#server/backup/places/names.ts'
import { writableBy } from '#server/doctor/unit.ts'
import { start, stop } from './guide.ts'
import { runIn } from './processes.ts'
import { check, checkSays, notRun } from './report.ts'
import { until } from './server.ts'
import { type Service, userName } from './serviceWay.ts'

/** Tried by writing a file into each. */
const closed = ['/opt/modak', '/etc', '/usr', '/var/lib', '/var/cache', '/mnt', '/root', '/home']

const tryToWrite = async (service: Service, folder: string): Promise<boolean> => {
  const { code } = await service.inUnit('sh', '-c', `: > ${folder}/walk && rm ${folder}/walk`)
  return code === 0
}

const where = async (service: Service): Promise<void> => {
  const writable = [...writableBy(service.unit()).filter((each) => existsSync(each)), '/tmp']
  for (const folder of writable)
    check(`the unit may write to ${folder}`, await tryToWrite(service, folder))
  const open: string[] = []
  for (const folder of closed) if (await tryToWrite(service, folder)) open.push(folder)
  check(`… and not to ${closed.join(', ')}`, open.length === 0, open.join(', '))
  const { output } = await service.inUnit('cat', '/proc/self/status')
  const isBound = /^NoNewPrivs:\t1$/m.test(output) && /^CapBnd:\t0+$/m.test(output)
  check('… and has no privileges, nor can it get any', isBound, output)
}

/** The first evening: none is there yet, and then the service makes the one of the day by itself. */
const dailyBackup = async (service: Service): Promise<void> => {
  const none = await service.command('doctor')
  checkSays('doctor: no backup yet', none, { says: /^attention .*none yet in/, fails: false })
  service.write({ BACKUP_AT: '00:00' })
  const server = await start(service, 'it starts with a daily backup planned')
  const isMade = await until(() => readdirSync(service.backups).some(isBackupName), 120_000)
  check(`the service makes it by itself, in ${service.backups}`, isMade, server.output())
  await stop(server)
  service.write()
}

const backup = ['node_modules/.bin/node', '--run', 'backup'] as const

/** A folder that the user may write to and the unit may not, and the way out that doctor names. */
const otherFolder = async (service: Service): Promise<void> => {
  const folder = '/mnt/other'
  await runIn('/', ['install', '-d', '-o', userName, '-m', '700', folder])
  service.write({ BACKUP_DIR: folder })
  checkSays(`the unit’s backup to ${folder} is refused`, await service.inUnit(...backup), {
    says: /can only be read here \(EROFS\).*add ReadWritePaths=-\/mnt\/other below \[Service\]/,
    fails: true,
  })
  checkSays('doctor names it, too', await service.command('doctor'), {
    says: /^wrong .*may not write to \/mnt\/other.*add ReadWritePaths=-\/mnt\/other below \[Service\]/,
    fails: true,
  })
  const added = '/etc/systemd/system/modak.service.d'
  mkdirSync(added, { recursive: true })
  writeFileSync(`${added}/walk.conf`, `[Service]\nReadWritePaths=-${folder}\n`)
  checkSays('with that line the backup is made', await service.inUnit(...backup), {
    says: /\/mnt\/other\/modak-.* is made and checked/,
    fails: false,
  })
  const after = await service.command('doctor')
  const says = /^ok .*its systemd unit runs as modak and may write where it has to/
  checkSays('… and doctor has nothing against the unit', after, { says, fails: false })
  rmSync(`${added}/walk.conf`)
  service.write()
}

/** The guide's unit: what it may do, and what it may not. */
export const tryRestrictions = async (service: Service): Promise<void> => {
  await where(service)
  await dailyBackup(service)
  checkSays('the unit’s backup', await service.inUnit(...backup), {
    says: /\/mnt\/backup\/modak-.* is made and checked/,
    fails: false,
  })
  await otherFolder(service)
  notRun(
    'systemd itself, and the unit’s filters of system calls, address families and memory limits',
    'only its user, folders and privileges are emulated',
  )
}
