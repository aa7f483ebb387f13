import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyEndpoint } from '#contract/endpoint.ts'

const folder = join(import.meta.dirname, '../../contract')

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' &&
  value !== null &&
  ['method', 'path', 'access', 'input', 'output'].every((name) => name in value)

/** Every endpoint that the contract exports, by its module: a new one is included automatically. */
export const contractEndpoints = async (): Promise<readonly AnyEndpoint[]> => {
  const files = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'))
  const modules: object[] = await Promise.all(files.map((name) => import(join(folder, name))))
  const found = modules.flatMap((one) => Object.values(one)).filter(isEndpoint)
  return [...new Set(found)]
}

export const nameOfEndpoint = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string =>
  `${method} ${path}`

/** The path with a value for each of its parameters. */
export const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? 'x')
