import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { settingNames } from '#server/config.ts'

export const root = join(import.meta.dirname, '../..')

/** Tests ignore the settings and database of an app started from the same terminal. */
const settings = new Set([...settingNames, 'NODE_ENV'])
const cleanEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !settings.has(name)),
)

const running = new Set<ChildProcess>()
export const stopAll = (): void => running.forEach((child) => void child.kill('SIGTERM'))

type Program = {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Where, if not here. */
  readonly folder?: string | undefined
  /** Given the output when the program ends; without it, the output appears as it is written. */
  readonly onOutput?: (output: string) => void
  /** Shows the output as it is written as well. */
  readonly isShown?: boolean
}

/** Runs a program to its end, and gives its exit code. */
export const run = ({
  command,
  args,
  env,
  folder = root,
  onOutput,
  isShown = false,
}: Program): Promise<number> =>
  new Promise((resolve) => {
    const output = onOutput ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...cleanEnv, ...env },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32' && command === 'npm',
    })
    running.add(child)
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (isShown) process.stdout.write(chunk)
      })
    const end = (code: number): void => {
      running.delete(child)
      onOutput?.(Buffer.concat(chunks).toString())
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(error.message)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })

/** The arguments that run a package's program with this Node, the pinned version. */
export const ofPackage = (file: string, args: readonly string[]) => ({
  command: process.execPath,
  args: [join(root, 'node_modules', file), ...args],
})

/** A branch is compared with `main`, or with the last commit in a clone without it. */
export const usualBase = (): string => {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', 'main'], { cwd: root })
    return 'main'
  } catch {
    return 'HEAD'
  }
}
