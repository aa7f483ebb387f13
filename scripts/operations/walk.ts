import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Ended, freePort, runIn, startServer } from './server.ts'

const usage = `npm run walk -- [--from OLD]

Walks docs/operations.md in a temporary folder: installs OLD (the commit before this one), stops it,
upgrades it to this commit, loses its disk, restores a backup, and rolls back. What cannot be tried on this machine is named.`

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'HEAD~1' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'modak-walk-'))
const clone = join(folder, 'modak')
const dataDir = join(folder, 'data')
mkdirSync(dataDir)

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
const gitHere = (...args: string[]): string => git('-C', root, ...args)
const inClone = (...args: string[]): string => git('-C', clone, ...args)

const check = (name: string, isRight: boolean, detail = ''): void => {
  if (!isRight) throw new Error(`${name}\n${detail}`)
  console.log(`✓ ${name}`)
}
const notRun = (name: string, why: string): void => console.log(`- ${name}: not run, ${why}`)

const settings = {
  PORT: String(await freePort()),
  DATA_DIR: dataDir,
  ADMIN_EMAIL: 'admin@temple.example',
  ADMIN_PASSWORD: 'Durva-grass-21',
}

/** Packages that are installed already, so that nothing depends on the network. */
const linkPackages = (): void => {
  const [packages, linked] = [root, clone].map((each) => join(each, 'node_modules'))
  if (!packages || !linked || !existsSync(packages)) return
  // Between two file systems, such as a disk and `/dev/shm`, there are no hard links.
  const isOneSystem = statSync(packages).dev === statSync(clone).dev
  execFileSync('cp', [isOneSystem ? '-al' : '-a', packages, linked])
  // npm writes its list in place: a link would change ours as well.
  const list = '.package-lock.json'
  rmSync(join(linked, list), { force: true })
  copyFileSync(join(packages, list), join(linked, list))
}

type Server = Awaited<ReturnType<typeof startServer>>
let server: Server | undefined

const start = async (what: string): Promise<Server> => {
  server = await startServer(clone, settings)
  check(what, server.isUp, server.said())
  return server
}
const stop = async (): Promise<void> => {
  const { code, said } = (await server?.stop()) ?? ({ code: null, said: '' } satisfies Ended)
  check('it stops on SIGTERM with 0', code === 0, said)
}

const message = { name: 'Asha', email: 'asha@temple.example', subject: 'puja', message: 'Namaste' }

/** Something that must not be lost. */
const writeMessage = async ({ origin }: Server): Promise<void> => {
  const reply = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://localhost:${settings.PORT}` },
    body: JSON.stringify(message),
  })
  check('somebody writes to the temple', reply.status === 200, await reply.text())
}
const readMessages = async ({ origin }: Server): Promise<void> => {
  const Origin = `http://localhost:${settings.PORT}`
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin },
    body: JSON.stringify({ username: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const list = await fetch(`${origin}/api/admin/messages`, { headers: { Cookie: cookie, Origin } })
  const text = await list.text()
  check(
    'the message is there',
    text.includes(message.email),
    `${login.status} ${list.status} ${text}`,
  )
}

const command = async (heading: string, script: string, ...args: string[]): Promise<void> => {
  const { code, said } = await runIn(clone, ['npm', 'run', script, '--', ...args], settings)
  check(`${heading}: npm run ${script}`, code === 0, said)
}

/** The disk is lost after a backup, and the temple is restored from it. */
const loseAndRestore = async (): Promise<void> => {
  const backups = join(folder, 'backups')
  await command('Backup and restore', 'backup', '--to', backups)
  await command('Doctor', 'doctor')
  await stop()
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir)
  const [made = ''] = readdirSync(backups)
  await command('Backup and restore', 'restore', join(backups, made))
  await readMessages(await start('it starts from what was restored'))
}

const walk = async (): Promise<void> => {
  const [older, newer] = [gitHere('rev-parse', values.from), gitHere('rev-parse', 'HEAD')]
  git('clone', '--quiet', '--no-checkout', root, clone)
  inClone('checkout', '--quiet', older)
  linkPackages()
  await writeMessage(await start('Installing: npm start in a fresh clone'))
  await stop()

  const migrations = inClone('diff', '--stat', older, newer, '--', 'migrations')
  inClone('checkout', '--quiet', newer)
  await readMessages(await start('Upgrading: npm start of this commit'))
  await loseAndRestore()
  await stop()

  inClone('checkout', '--quiet', older)
  if (migrations === '') {
    await readMessages(await start('Roll back: no migration came, and the older version starts'))
    await stop()
  } else {
    server = await startServer(clone, settings)
    const { code, said } = await server.ended
    const isRefused = !server.isUp && code !== 0
    check('Roll back: a migration came, and the older version does not start', isRefused, said)
    inClone('checkout', '--quiet', newer)
    await readMessages(await start('this version starts again, and nothing was lost'))
    await stop()
  }
  notRun('Moving to PostgreSQL, More than one process', 'they have tests of their own')
  notRun('HTTPS, Email, Stripe and WhatsApp', 'they need a domain and accounts')
}

try {
  await walk()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
