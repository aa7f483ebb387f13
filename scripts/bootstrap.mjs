// Runs before start, test and dev: installs and builds what is missing or out of date. Plain
// JavaScript without packages, because it runs under whatever Node the machine has, before any
// package is there.
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { builtApp, findMissing, hashOf, serverSources } from './builtFrom.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Modak needs Node 20.19 or newer to install itself, this is ${process.versions.node}.`)
}

const readIfAny = (path) => (fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : undefined)
const readJson = (path) => JSON.parse(readIfAny(path) ?? '{}')

const asked = process.argv[2]

/**
 * An app that is built already, here or elsewhere, needs no development packages, and neither do an
 * operator’s commands.
 */
const needsDev = () => (asked === 'start' ? !build.isDone() : asked !== 'command')

// --- Packages

/** Outside the folder that `npm ci` empties: while it is there, an install was begun and not ended. */
const installing = 'dist/.modak-installing'

/** npm records what it installed, whether we ran it or somebody else did. */
const isInstalled = () => {
  const withDev = needsDev()
  const { '': _root, ...wanted } = readJson('package-lock.json').packages
  const installed = readJson('node_modules/.package-lock.json').packages ?? {}
  return (
    !fs.existsSync(installing) &&
    Object.entries(wanted).every(
      ([path, { version, optional, dev }]) =>
        optional || (dev && !withDev) || installed[path]?.version === version,
    )
  )
}

/**
 * npm 10 does not know `allowScripts`: it would run every package's scripts, and compile what is
 * delivered compiled, which needs Python and a compiler. So no scripts run, and then only the
 * allowed ones.
 */
const install = async () => {
  fs.writeFileSync(installing, '')
  // Whatever NODE_ENV says.
  const dev = needsDev() ? '--include=dev' : '--omit=dev'
  await npm(['ci', '--ignore-scripts', dev, '--include=optional'])
  const allowed = Object.entries(readJson('package.json').allowScripts)
    .filter(([name, isAllowed]) => isAllowed && fs.existsSync(join('node_modules', name)))
    .map(([name]) => name)
  await npm(['rebuild', '--ignore-scripts=false', ...allowed])
  fs.rmSync(installing)
}

// --- What is built from our files: remembered by the hash of all its sources

/** The result may be missing although its mark exists. */
const making = ({ says, sources, mark, result = mark, make }) => ({
  says,
  isDone: () => fs.existsSync(result) && readIfAny(mark) === hashOf('.', sources),
  run: async () => {
    const missing = findMissing('.', sources)
    if (missing) fail(`${missing} is to be built from, and is not there.`)
    const made = hashOf('.', sources)
    fs.rmSync(mark, { force: true })
    if (!(await make())) return
    fs.mkdirSync(dirname(mark), { recursive: true })
    fs.writeFileSync(mark, made)
  },
})

const build = making({
  says: 'Building the app: again only when something of it changes …',
  sources: builtApp.sources,
  // The build empties this folder first, so the mark goes with what it is about.
  mark: builtApp.mark,
  result: 'dist/ssr/entry-server.js',
  make: () => npm(['run', 'build'], { env: { NODE_ENV: 'production' } }),
})

/** The server's modules without their types: Node would need 25 MB more for as long as it runs. */
const stripTypes = making({
  says: 'Preparing the server …',
  sources: [...serverSources, 'scripts/stripTypes.mjs'],
  mark: 'node_modules/.cache/modak/.stripped',
  result: 'node_modules/.cache/modak/stripped',
  // A server that cannot be loaded says so itself when it is started.
  make: () =>
    npm(['exec', '-c', 'node --disable-warning=ExperimentalWarning scripts/stripTypes.mjs'], {
      mayFail: true,
    }),
})

// --- One at a time

const lock = 'dist/.modak-lock'
const longestMs = 30 * 60_000

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch ({ code }) {
    return code === 'EPERM'
  }
}

/**
 * Its owner was killed, or started so long ago that another program has its number by now. In a
 * restarted container the number may be our own.
 */
const isLeftBehind = () => {
  const found = fs.statSync(lock, { throwIfNoEntry: false })
  if (!found) return false
  const age = Date.now() - found.mtimeMs
  const pids = (readIfAny(lock) ?? '').split(' ').map(Number).filter(Boolean)
  if (pids.length === 0) return age > 1000
  return (
    age > longestMs ||
    !pids.some((pid) => pid !== process.pid && pid !== process.ppid && isAlive(pid))
  )
}

const takeLock = async () => {
  fs.mkdirSync('dist', { recursive: true })
  for (let tries = 0; ; tries += 1) {
    try {
      fs.writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
      // Somebody else who found the same abandoned lock may have replaced it with their own.
      await sleep(100)
      if (readIfAny(lock) === `${process.pid}`) return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (tries === 0) console.log('Waiting for another start to finish installing or building …')
    if (isLeftBehind()) fs.rmSync(lock, { force: true })
    else await sleep(300)
  }
}

/**
 * Runs npm, returns whether it worked, and shows its output only if it fails (also under `npm
 * --silent`). Uses the Node that started npm itself: `npm ci` removes the pinned one while it runs.
 */
const npm = async (args, { env = {}, mayFail = false } = {}) => {
  const { npm_node_execpath: node = process.execPath, npm_execpath: cli } = process.env
  const words = ['--loglevel=error', ...args]
  const [command, all] = cli?.endsWith('.js') ? [node, [cli, ...words]] : ['npm', words]
  const options = { env: { ...process.env, ...env }, maxBuffer: Infinity }
  const running = promisify(execFile)(command, all, options)
  // npm continues if only this process is killed, so its number holds the lock as well.
  fs.writeFileSync(lock, `${process.pid} ${running.child.pid}`)
  const stop = (signal) => running.child.kill(signal)
  process.on('SIGINT', stop).on('SIGTERM', stop)
  try {
    await running
    return true
  } catch ({ stdout, stderr, message, signal }) {
    if (signal || !mayFail) fs.rmSync(lock, { force: true })
    if (signal) fail('Stopped.')
    if (!mayFail)
      fail(`${stdout}${stderr || message}\n\`npm ${args.join(' ')}\` failed, see above.`)
    return false
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

const packages = {
  says: 'Installing packages: a minute, once, and again when package-lock.json changes …',
  isDone: isInstalled,
  run: install,
}
const steps = ['start', 'build'].includes(asked) ? [packages, build, stripTypes] : [packages]
if (steps.some((step) => !step.isDone())) {
  await takeLock()
  for (const step of steps) {
    if (step.isDone()) continue
    console.log(step.says)
    await step.run()
  }
  fs.rmSync(lock, { force: true })
}
