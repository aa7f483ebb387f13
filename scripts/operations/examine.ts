import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { situations } from './broken.ts'
import { start, stop } from './guide.ts'
import { check, checkSays } from './report.ts'
import { type Service, userName } from './serviceWay.ts'
import { readMessages } from './visitor.ts'
import { emptyFolder } from './way.ts'

const copy = (from: string, to: string): void =>
  void execFileSync('cp', ['-a', '--no-target-directory', from, to])

/** Copies of all that a situation may break, put back after each. */
const keep = (service: Service, folder: string) => {
  const copies = [service.dataDir, service.backups].map((path) => ({
    path,
    aside: join(folder, path.replaceAll('/', '-')),
  }))
  for (const { path, aside } of copies) copy(path, aside)
  return () => {
    for (const { path, aside } of copies) {
      emptyFolder(path)
      copy(aside, path)
    }
    service.write()
  }
}

/** What doctor says about a damaged database, done as it says. */
const follow = async (service: Service, line: string): Promise<void> => {
  const [, command = ''] =
    /node_modules\/\.bin\/node (--run restore -- \S+ --force)/.exec(line) ?? []
  const typed = ['runuser', '-u', userName, '--', 'node_modules/.bin/node', ...command.split(' ')]
  const { code, output } = await service.typed(...typed)
  check('the command that doctor names restores the newest backup', code === 0, output)
  const server = await start(service, 'it starts from that')
  await readMessages(service)
  await stop(server)
}

/** Breaks one thing after the other, and reads what doctor says to the service’s user. */
export const breakAndExamine = async (service: Service, folder: string): Promise<void> => {
  const putBack = keep(service, folder)
  for (const { name, settings, make, says, fails, isFollowed } of situations) {
    service.write(settings)
    make(service)
    const line = checkSays(`doctor: ${name}`, await service.command('doctor'), { says, fails })
    if (isFollowed) await follow(service, line)
    putBack()
  }
  const { code, output } = await service.command('doctor')
  check('doctor: all put back, and nothing is wrong', code === 0, output)
}
