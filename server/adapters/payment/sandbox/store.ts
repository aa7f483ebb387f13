import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Small objects by name: stored in a folder if there is one, so that a restart loses no payment.
 */
export type Store = {
  readonly read: <T>(name: string) => T | undefined
  readonly write: (name: string, value: unknown) => void
}

export const memoryStore = (): Store => {
  const values = new Map<string, string>()
  return {
    read: (name) => {
      const text = values.get(name)
      return text === undefined ? undefined : JSON.parse(text)
    },
    write: (name, value) => void values.set(name, JSON.stringify(value)),
  }
}

export const folderStore = (folder: string): Store => {
  const fileOf = (name: string): string => join(folder, `${name}.json`)
  return {
    read: (name) => {
      try {
        return JSON.parse(readFileSync(fileOf(name), 'utf8'))
      } catch {
        return undefined
      }
    },
    write: (name, value) => {
      mkdirSync(folder, { recursive: true })
      const half = `${fileOf(name)}.${process.pid}`
      writeFileSync(half, JSON.stringify(value))
      renameSync(half, fileOf(name))
    },
  }
}
