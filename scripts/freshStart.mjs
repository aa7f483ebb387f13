// Does what the README promises to a newcomer, from this commit: clone, `npm start`, open the page.
// Plain JavaScript, because it must be able to fail when nothing could be installed.
// `--if-needed` leaves it out if nothing it is about changed since it last passed.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const tagline = 'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey'
const startLimitMs = 5 * 60_000
const stopLimitMs = 30_000

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'modak-fresh-'))
const clone = join(folder, 'clone')
const dataDir = join(folder, 'data')
mkdirSync(dataDir)

let passed = 0
const check = (name, isRight, detail) => {
  if (!isRight) throw new Error(`${name}: ${detail}`)
  passed++
  console.log(`✓ ${name}`)
}

/** A checkout may belong to another user, which git refuses; only a file can tell it otherwise. */
const git = (...args) => {
  const config = join(folder, 'gitconfig')
  writeFileSync(config, '[safe]\n\tdirectory = *\n[advice]\n\tdetachedHead = false\n')
  const env = { ...process.env, GIT_CONFIG_GLOBAL: config }
  return execFileSync('git', args, { env, encoding: 'utf8' }).trim()
}

/** What installing, building and starting are about; the tests show that the rest of the app works. */
const aboutStarting = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'scripts/bootstrap.mjs',
  'scripts/freshStart.mjs',
  'Dockerfile',
  'compose.yaml',
  'server/start.mjs',
  'migrations',
]

/**
 * The commit where it last passed, as the proof wrote it down, if nothing of this changed since. In
 * a clone that does not have that commit nothing is known.
 */
const passedAt = () => {
  try {
    const { start } = JSON.parse(readFileSync(join(root, 'docs/proof.json'), 'utf8'))
    if (!/^[0-9a-f]+$/.test(start.commit) || start.failed > 0 || start.passed === 0)
      return undefined
    git('-C', root, 'merge-base', '--is-ancestor', start.commit, 'HEAD')
    git('-C', root, 'diff', '--quiet', start.commit, '--', ...aboutStarting)
    return start.commit
  } catch {
    return undefined
  }
}

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

const ask = (url) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    async (answer) => ({ status: answer.status, body: await answer.text() }),
    () => undefined,
  )

let npm
const start = async (port) => {
  const { DATABASE_URL: _, PUBLIC_URL: __, ENV_FILE: ___, ...env } = process.env
  const settings = { PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'info' }
  const said = []
  // In a separate process group, so that all of it can be ended.
  npm = spawn('npm', ['start'], { cwd: clone, env: { ...env, ...settings }, detached: true })
  npm.stdout.on('data', (part) => said.push(part))
  npm.stderr.on('data', (part) => said.push(part))
  const output = () => Buffer.concat(said).toString()
  const isOver = () => npm.exitCode !== null || npm.signalCode !== null

  const began = Date.now()
  let health
  while (!isOver() && health?.status !== 200 && Date.now() - began < startLimitMs) {
    health = await ask(`http://127.0.0.1:${port}/api/health`)
    if (health?.status !== 200) await sleep(200)
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const detail = `${isOver() ? 'it ended' : 'no answer'} after ${seconds} s\n${output()}`
  check(`npm start answers at /api/health (${seconds} s)`, health?.status === 200, detail)
  return output
}

const stop = async (port, output) => {
  npm.kill('SIGTERM')
  await Promise.race([once(npm, 'exit'), sleep(stopLimitMs, undefined, { ref: false })])
  const { exitCode, signalCode } = npm
  check(
    'SIGTERM ends it with exit code 0',
    exitCode === 0,
    `${exitCode ?? signalCode}\n${output()}`,
  )
  const left = await ask(`http://127.0.0.1:${port}/api/health`)
  check('nothing is left running', left === undefined, `${left?.status} at /api/health`)
}

/** What is on the page before any script runs. */
const visibleText = (html) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|template)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')

const passedBefore = process.argv.includes('--if-needed') ? passedAt() : undefined
if (passedBefore) {
  console.log(
    `Fresh start: left out, for nothing it is about changed since it passed at ${passedBefore}.`,
  )
  console.log('0 passed, 0 failed')
  rmSync(folder, { recursive: true, force: true })
  process.exit()
}

let failed = 0
try {
  const commit = git('-C', root, 'rev-parse', 'HEAD')
  git('clone', '--quiet', '--no-hardlinks', root, clone)
  const cloned = git('-C', clone, 'rev-parse', 'HEAD')
  check(`a fresh clone of ${commit.slice(0, 7)}`, cloned === commit, `it has ${cloned}`)

  const port = await freePort()
  const output = await start(port)
  const home = await ask(`http://127.0.0.1:${port}/`)
  check('/ answers 200', home?.status === 200, home?.status)
  const text = visibleText(home.body)
  check('the home page is rendered on the server', text.includes(tagline), home.body.slice(0, 4000))
  await stop(port, output)

  const again = await start(port)
  const isQuick = !/Installing|Building|Preparing/.test(again())
  check('a second start installs and builds nothing', isQuick, again())
  await stop(port, again)

  execFileSync('npm', ['prune', '--omit=dev'], { cwd: clone, stdio: 'ignore' })
  const pruned = await start(port)
  const page = await ask(`http://127.0.0.1:${port}/`)
  const isWhole = page?.body.includes(tagline) && !/Installing|Building/.test(pruned())
  check('without the development packages it installs nothing and works', isWhole, pruned())
  await stop(port, pruned)
} catch (error) {
  failed++
  console.error(`✗ ${error.message}`)
} finally {
  try {
    if (npm) process.kill(-npm.pid, 'SIGKILL')
  } catch {
    // Nothing of it is left.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
