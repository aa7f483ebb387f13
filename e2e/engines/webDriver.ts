import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { freePort } from '#server/processes/freePort.ts'
import { eventually } from './eventually.ts'

/** How an element is named in WebDriver's messages. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
const driver = '/usr/bin/WebKitWebDriver'

/** Debian: `apt-get install webkit2gtk-driver xvfb`. */
export const hasWebKit = miniBrowser !== undefined && existsSync(driver)

/** What a person does in a browser that is driven by WebDriver. */
export type Tab = {
  readonly go: (path: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Runs in the page; the function refers to nothing outside it, and its answer is JSON. */
  readonly read: <Given extends readonly unknown[], Answer>(
    inPage: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>
  /** Until the page says yes. */
  readonly until: <Given extends readonly unknown[]>(
    inPage: (...given: Given) => unknown,
    ...given: Given
  ) => Promise<void>
  /** Waits for what an XPath finds, and presses it. */
  readonly press: (xpath: string) => Promise<void>
  readonly type: (xpath: string, text: string) => Promise<void>
}

const stopGroup = (child: ChildProcess): void => {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

/** WebKit as Debian builds it, at an address of the app, until `close`. One at a time. */
export const openWebKit = async (origin: string): Promise<Tab & { close: () => void }> => {
  const port = await freePort()
  const args = ['-a', driver, `--port=${port}`, '--host=127.0.0.1']
  const child = spawn('xvfb-run', args, {
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
    detached: true,
  })
  const base = `http://127.0.0.1:${port}`

  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${base}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

  await eventually(async () => void (await ask('GET', '/status')))
  const browser = { binary: miniBrowser, args: ['--automation'] }
  const capabilities = {
    alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser },
  }
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string }
  const inSession = (method: string, path: string, body?: object) =>
    ask(method, `/session/${sessionId}${path}`, body)

  const read: Tab['read'] = async (inPage, ...given) =>
    (await inSession('POST', '/execute/sync', {
      script: `return (${inPage})(...arguments)`,
      args: given,
    })) as ReturnType<typeof inPage>

  const find = async (xpath: string): Promise<string> => {
    const found = await inSession('POST', '/element', { using: 'xpath', value: xpath })
    const element = (found as Record<string, string>)[elementKey] ?? ''
    await inSession('POST', '/execute/sync', {
      script: 'arguments[0].scrollIntoView({ block: "center" })',
      args: [{ [elementKey]: element }],
    })
    return element
  }

  return {
    go: async (path) => void (await inSession('POST', '/url', { url: new URL(path, origin).href })),
    reload: async () => void (await inSession('POST', '/refresh', {})),
    read,
    until: (inPage, ...given) =>
      eventually(async () => {
        if (await read(inPage, ...given)) return
        const text = await read(() => document.body.innerText)
        throw new Error(`The page never said yes to ${inPage} (${given}), and reads:\n${text}`)
      }),
    press: (xpath) =>
      eventually(
        async () => void (await inSession('POST', `/element/${await find(xpath)}/click`, {})),
      ),
    type: (xpath, text) =>
      eventually(async () => {
        const element = `/element/${await find(xpath)}`
        // The phone may have filled it in.
        await inSession('POST', `${element}/clear`, {})
        await inSession('POST', `${element}/value`, { text })
      }),
    close: () => stopGroup(child),
  }
}
