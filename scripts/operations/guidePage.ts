import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const find = (page: string, what: RegExp): string => {
  const found = what.exec(page)?.[1]
  if (found === undefined) throw new Error(`docs/operations.md has no ${what}`)
  return found
}

/** What the guide in an installation says to type; an upgrade may change it. */
export const readGuide = (installation: string) => {
  const page = () => readFileSync(join(installation, 'docs/operations.md'), 'utf8')
  return {
    /** To set up a server with systemd, line by line. */
    setUp: (): string[] =>
      find(page(), /\*\*With systemd[\s\S]*?```\n([\s\S]*?)```/)
        .trim()
        .split('\n'),
    /** What `modak` stands for, before a command of ours. */
    modak: (): string[] => find(page(), /`modak` stands for `([^`]+)`/).split(' '),
  }
}
