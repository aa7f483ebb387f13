// Runs before start, test and dev: installs and builds what is missing or out of date. Plain
// JavaScript without packages, because it runs under whatever Node the machine has, before any
// package is there.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...path) => join(root, ...path)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Modak needs Node 20.19 or newer to install itself, this is ${process.versions.node}.`,
  )
  process.exit(1)
}

const readIfAny = (path) => {
  try {
    return readFileSync(at(path), 'utf8')
  } catch {
    return undefined
  }
}
const readJson = (path) => JSON.parse(readIfAny(path) ?? '{}')

/** Lengths keep 'ab' + 'c' and 'a' + 'bc' apart. */
const hashOf = (parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\n`).update(part)
  return hash.digest('hex')
}

// --- Packages

const installMark = 'node_modules/.modak-installed'
/** Outside the folder `npm ci` empties: while it stands, what is in there is not to be trusted. */
const installingMark = 'dist/.modak-installing'

const installInputs = () => {
  const { dependencies, devDependencies, overrides, allowScripts } = readJson('package.json')
  const asked = JSON.stringify({ dependencies, devDependencies, overrides, allowScripts })
  return hashOf([process.platform, process.arch, asked, readFileSync(at('package-lock.json'))])
}

/**
 * Whether somebody's own `npm install` has already put in place what the lock file says. npm writes
 * this record last, after the packages' scripts.
 */
const isInstalledByHand = () => {
  if (existsSync(at(installingMark))) return false
  const { dependencies, devDependencies } = readJson('package.json')
  const { '': asked, ...wanted } = readJson('package-lock.json').packages ?? {}
  const have = readJson('node_modules/.package-lock.json').packages ?? {}
  const fitsHere = ({ os, cpu }) =>
    (os ?? [process.platform]).includes(process.platform) &&
    (cpu ?? [process.arch]).includes(process.arch)
  return (
    JSON.stringify([asked?.dependencies, asked?.devDependencies]) ===
      JSON.stringify([dependencies, devDependencies]) &&
    Object.entries(wanted).every(([path, { version, optional }]) =>
      have[path] ? have[path].version === version : optional,
    ) &&
    Object.entries(have).every(([path, entry]) => path in wanted && fitsHere(entry))
  )
}

/**
 * npm 10 knows nothing of `allowScripts`: it would run every package's scripts, and compile what is
 * delivered compiled, which needs Python and a compiler. So none run, and then those that may.
 */
const packagesWithScripts = () =>
  Object.entries(readJson('package.json').allowScripts ?? {})
    .filter(([name, isAllowed]) => isAllowed && existsSync(at('node_modules', name)))
    .map(([name]) => name)

const install = {
  isDone() {
    if (readIfAny(installMark) === installInputs()) return true
    if (!isInstalledByHand()) return false
    writeFileSync(at(installMark), installInputs())
    return true
  },
  async run() {
    console.log('Installing packages: a minute, once, and again when package-lock.json changes …')
    const inputs = installInputs()
    writeFileSync(at(installingMark), '')
    rmSync(at(installMark), { force: true })
    // Building needs the development packages, whatever NODE_ENV says.
    await npm(['ci', '--ignore-scripts', '--include=dev', '--include=optional'])
    await npm(['rebuild', '--ignore-scripts=false', ...packagesWithScripts()])
    writeFileSync(at(installMark), inputs)
    rmSync(at(installingMark))
  },
}

// --- The build

// Vite empties this folder first, so the mark goes with what it stands for, however a build is run.
const buildMark = 'dist/client/.modak-built'

const buildSources = [
  'app',
  'sw',
  'contract',
  'almanac',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/paintFirst.ts',
  'scripts/styleParts.ts',
  'scripts/previousAssets.ts',
  'scripts/compress.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Recordings are served from where they are; the route tree is written by the build itself. */
const isNotBuilt = (path) =>
  path === join('public', 'audio') ||
  path === join('app', 'routeTree.gen.ts') ||
  /\.test\.tsx?$/.test(path)

const filesUnder = (path) => {
  if (isNotBuilt(path) || !existsSync(at(path))) return []
  if (!statSync(at(path)).isDirectory()) return [path]
  return readdirSync(at(path))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

const buildInputs = () =>
  hashOf(buildSources.flatMap(filesUnder).flatMap((path) => [path, readFileSync(at(path))]))

const build = {
  isDone: () =>
    existsSync(at('dist/ssr/entry-server.js')) && readIfAny(buildMark) === buildInputs(),
  async run() {
    console.log('Building the app: again only when something of it changes …')
    const inputs = buildInputs()
    rmSync(at(buildMark), { force: true })
    await npm(['run', 'build'], { NODE_ENV: 'production' })
    writeFileSync(at(buildMark), inputs)
  },
}

// --- The server, loaded ahead

const loadMark = 'node_modules/.cache/modak/.loaded'

const loadInputs = () =>
  hashOf(
    ['server', 'contract', 'almanac', 'migrations']
      .flatMap(filesUnder)
      .filter((path) => /\.m?[jt]s$/.test(path))
      .flatMap((path) => [path, readFileSync(at(path))]),
  )

/** Leaves the server's modules ready to run, so that the first start is as quick and small as the next. */
const loadAhead = {
  isDone: () => readIfAny(loadMark) === loadInputs(),
  async run() {
    const inputs = loadInputs()
    // A server that cannot be loaded says so itself when it is started.
    await npm(['exec', '-c', 'node server/start.mjs --load-only']).catch((error) => {
      if (error instanceof Stopped) throw error
    })
    mkdirSync(at('node_modules/.cache/modak'), { recursive: true })
    writeFileSync(at(loadMark), inputs)
  },
}

// --- One at a time

const lockFile = at('dist', '.modak-lock')
const staleMs = 10 * 60_000

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Left behind: nobody named in it is alive, or (their numbers taken by others) it is never renewed. */
const isLockStale = () => {
  try {
    const pids = readFileSync(lockFile, 'utf8').split(' ').filter(Boolean)
    if (pids.length > 0 && !pids.some((pid) => isAlive(Number(pid)))) return true
    return Date.now() - statSync(lockFile).mtimeMs > staleMs
  } catch {
    return false
  }
}

const takeLock = async () => {
  let hasTold = false
  for (;;) {
    mkdirSync(at('dist'), { recursive: true })
    try {
      writeFileSync(lockFile, `${process.pid}`, { flag: 'wx' })
      // Another who found the same stale lock may have put its own in place of this one.
      await sleep(100)
      if (readFileSync(lockFile, 'utf8') === `${process.pid}`) return
    } catch (error) {
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error
    }
    if (isLockStale()) rmSync(lockFile, { force: true })
    else {
      if (!hasTold) console.log(`Waiting for another start to finish installing or building …`)
      hasTold = true
      await sleep(300)
    }
  }
}

const withLock = async (work) => {
  await takeLock()
  try {
    await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

/** What the person has to be told, instead of a stack trace. */
class Failure extends Error {
  exitCode = 1
}

class Stopped extends Failure {
  constructor(signal) {
    super('Stopped.')
    this.exitCode = signal === 'SIGINT' ? 130 : 143
  }
}

/**
 * Runs npm, and shows what it said only when it fails (also under `npm --silent`). By the Node npm
 * itself was started with: `npm ci` takes the pinned one away while it runs.
 */
const npm = (args, env = {}) =>
  new Promise((resolve, reject) => {
    const cli = process.env.npm_execpath ?? ''
    const options = {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    }
    const words = ['--loglevel=error', ...args]
    const child = /npm-cli\.[cm]?js$/.test(cli)
      ? spawn(process.env.npm_node_execpath ?? process.execPath, [cli, ...words], options)
      : spawn('npm', words, { ...options, shell: process.platform === 'win32' })

    const said = []
    child.stdout.on('data', (part) => said.push(part))
    child.stderr.on('data', (part) => said.push(part))

    // npm outlives this process when only this one is killed: its number keeps the lock.
    const renewLock = () => writeFileSync(lockFile, `${process.pid} ${child.pid ?? ''}`)
    renewLock()
    const renewal = setInterval(renewLock, 30_000)

    let stoppedBy
    const stop = (signal) => {
      stoppedBy = signal
      child.kill(signal)
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)

    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(renewal)
      process.off('SIGINT', stop).off('SIGTERM', stop)
      if (stoppedBy) return reject(new Stopped(stoppedBy))
      if (code === 0) return resolve()
      reject(new Failure(`${Buffer.concat(said)}\n\`npm ${args.join(' ')}\` failed, see above.`))
    })
  })

const steps = process.argv.includes('build') ? [install, build, loadAhead] : [install]
try {
  if (steps.some((step) => !step.isDone())) {
    await withLock(async () => {
      for (const step of steps) if (!step.isDone()) await step.run()
    })
  }
} catch (error) {
  console.error(error instanceof Failure ? error.message : error)
  process.exitCode = error.exitCode ?? 1
}
