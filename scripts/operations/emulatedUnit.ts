import { existsSync } from 'node:fs'
import { isOn, type Unit, writableBy } from '#server/doctor/unit.ts'

/** What systemd leaves as it is under `ProtectSystem=strict`. */
const ofKernel = ['/dev', '/proc', '/sys']
const homes = ['/home', '/root', '/run/user']
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Everything can only be read, except these folders and what is mounted below them. */
const readOnlyBut = (writable: readonly string[]): string[] => {
  const left = [...ofKernel, ...writable].flatMap((each) => [quote(each), `${quote(each)}/*`])
  return [
    ...writable.map((each) => `mount --bind ${quote(each)} ${quote(each)}`),
    `cut -d ' ' -f 5 /proc/self/mountinfo | sort -u | while read -r point; do`,
    '  point=$(printf %b "$point")',
    `  case "$point" in ${left.join('|')}) continue;; esac`,
    // Fails where another mount hides it; whether all is closed is tried afterwards.
    '  mount -o remount,bind,ro "$point" 2> /dev/null || :',
    'done',
  ]
}

const mountsOf = (unit: Unit): string[] => {
  const writable = writableBy(unit).filter((each) => existsSync(each))
  return [
    ...(unit('ProtectSystem').at(-1) === 'strict' ? readOnlyBut(writable) : []),
    ...(isOn(unit, 'PrivateTmp')
      ? ['/tmp', '/var/tmp'].map((each) => `mount -t tmpfs -o mode=1777 tmpfs ${each}`)
      : []),
    ...(isOn(unit, 'ProtectHome')
      ? homes
          .filter((each) => existsSync(each))
          .map((each) => `mount -t tmpfs -o ro,mode=0 tmpfs ${each}`)
      : []),
    ...(unit('ProtectProc').at(-1) === 'invisible'
      ? ['mount -t proc -o hidepid=invisible proc /proc']
      : []),
  ]
}

/**
 * Runs a command as the unit would, with its user, folder, environment, mounts and privileges. Its
 * filters of system calls and its limits are not emulated.
 */
export const asUnit = (unit: Unit, command = unit('ExecStart')): string[] => {
  const [user = '', group = user] = ['User', 'Group'].map((name) => unit(name).at(-1))
  const environment = [
    `PATH=${path}`,
    `USER=${user}`,
    `LOGNAME=${user}`,
    ...unit('Environment').map((each) => each.replaceAll('"', '')),
  ]
  const privileges = [
    `--reuid=${user}`,
    `--regid=${group}`,
    '--init-groups',
    '--inh-caps=-all',
    '--bounding-set=-all',
    ...(isOn(unit, 'NoNewPrivileges') ? ['--no-new-privs'] : []),
  ]
  const script = [
    ...mountsOf(unit),
    `cd ${quote(unit('WorkingDirectory').at(-1) ?? '/')}`,
    `umask ${unit('UMask').at(-1) ?? '0022'}`,
    `exec ${['setpriv', ...privileges, 'env', '-i', ...environment, ...command].map(quote).join(' ')}`,
  ].join('\n')
  return ['unshare', '--mount', 'sh', '-ec', script]
}
